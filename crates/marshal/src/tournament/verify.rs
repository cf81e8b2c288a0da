//! `marshal verify`: decides every step again and says what does not follow; looks for an anchor.

use rulebook::{Saying, say};
use tournament::file::{Fault, Imported};
use tournament::{Finding, Proof, Seal};

use super::{Source, pack_named};
use crate::console::{Answer, Console, Exit, Failure};

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    #[command(flatten)]
    source: Source,
    #[arg(long)]
    anchor: Option<String>,
}

pub(crate) fn run(asked: Verify, console: &Console) -> Answer {
    let text = crate::console::read(asked.source.path())?;
    if crate::conquest::proof::is_record(&text) {
        return crate::conquest::proof::verify(&text, console);
    }
    if crate::epic::proof::is_record(&text) {
        return crate::epic::proof::verify(&text, console);
    }
    let anchor = asked
        .anchor
        .as_deref()
        .map(|text| text.parse::<Seal>().map_err(|_| Failure::new(say!("verify-no-anchor", read = text))));
    let anchor = anchor.transpose()?;
    let document = asked.source.document()?;
    let pack = pack_named(&document.regulation, asked.source.pack.as_deref())?;
    let opened = match document.tournament(pack) {
        Ok(opened) => opened,
        // A record that contradicts itself is an answer, not an unusable file.
        Err(problem) if matches!(problem.fault, Fault::Digest | Fault::Differs | Fault::History) => {
            return report(None, &[problem.saying()], None, console);
        }
        Err(problem) => return Err(asked.source.failure(&problem)),
    };
    let proof = opened.verify();
    let said: Vec<Saying> = proof.findings.iter().map(|finding| finding.saying(&opened.tournament)).collect();
    let anchored = anchor.map(|anchor| opened.has_anchor(anchor));
    report(Some((&proof, &opened)), &said, anchored, console)
}

fn report(
    proven: Option<(&Proof, &Imported)>,
    findings: &[Saying],
    anchored: Option<bool>,
    console: &Console,
) -> Answer {
    let holds = proven.is_some_and(|(proof, _)| proof.holds()) && anchored != Some(false);
    let exit = if holds { Exit::Done } else { Exit::No };
    let proof = proven.map(|(proof, _)| proof);
    let seal = proven.map(|(_, opened)| opened.tournament.seal());
    let commitment = proof.and_then(|proof| proof.commitment).map(|commitment| commitment.to_string());
    if console.json {
        let findings: Vec<_> = findings
            .iter()
            .map(|saying| serde_json::json!({"key": saying.key, "text": console.say(saying)}))
            .collect();
        console.print_json(&serde_json::json!({
            "holds": holds,
            "proven": proof.map_or(0, |proof| proof.proven),
            "steps": proof.map_or(0, |proof| proof.steps),
            "seal": seal,
            "anchored": anchored,
            "commitment": commitment,
            "findings": findings,
        }))?;
        return Ok(exit);
    }
    if let Some(commitment) = commitment {
        console.tell(&say!("verify-commitment", commitment = commitment));
    }
    for finding in findings {
        console.line(format!("- {}", console.say(finding)));
    }
    let contradictions = proof.map_or(findings.len(), |proof| {
        let missing = usize::from(anchored == Some(false));
        proof.findings.iter().filter(|finding| Finding::is_contradiction(finding)).count() + missing
    });
    match (anchored, seal) {
        (Some(true), _) => console.tell(&say!("verify-anchored")),
        (Some(false), _) => console.tell(&say!("verify-not-anchored")),
        (None, Some(seal)) => console.tell(&say!("verify-seal", seal = seal.in_groups())),
        (None, None) => {}
    }
    console.tell(&match proof {
        Some(proof) if holds => say!("verify-holds", steps = proof.steps, proven = proof.proven),
        _ => say!("verify-fails", findings = contradictions),
    });
    Ok(exit)
}
