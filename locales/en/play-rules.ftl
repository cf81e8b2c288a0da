# Steps and phases of a game: what each is called beside the board.
play-rules-set-up = Setting up
play-rules-deploying = Deploy turns
play-rules-committing = Committing warlords
play-rules-struggles = Command struggles
play-rules-battle-begins = A battle begins
play-rules-attacking = Combat turns
play-rules-damage = Damage and shields
play-rules-withdrawing = Between two combat rounds
play-rules-battle-won = A battle is won
play-rules-headquarters = Headquarters phase
play-rules-abilities = Abilities on cards
play-rules-end = How the game ends
play-phase-set-up = Set-up
play-phase-deploy = Deploy
play-phase-command = Command
play-phase-combat = Combat
play-phase-headquarters = HQ
