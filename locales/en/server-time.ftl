# What is wrong with the time, at the desk.
time-ahead = The last step was stamped { $at }, { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } ahead of this computer's clock. Until it is set right, every step gets that time.
time-ahead-button = The clock is right now
time-ahead-reason = The computer's clock was ahead.
time-jumped-back = The computer's clock went back by { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } at once; it then said { $at }. Check what time it is, and set the round's clock if it is wrong.
time-jumped-forward = The computer's clock went forward by { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } at once, or the computer slept; it then said { $at }. Check what time it is, and set the round's clock if it is wrong.
