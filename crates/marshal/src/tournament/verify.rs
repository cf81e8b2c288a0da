//! `marshal verify`: makes every draw anew from the seed and says what does not follow.

use rulebook::{Saying, say};
use tournament::file::Fault;
use tournament::{Finding, Proof, Tournament};

use super::{Source, pack_named};
use crate::console::{Answer, Console, Exit};

#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    #[command(flatten)]
    source: Source,
}

pub(crate) fn run(asked: Verify, console: &Console) -> Answer {
    let text = crate::console::read(asked.source.path())?;
    if crate::conquest::proof::is_record(&text) {
        return crate::conquest::proof::verify(&text, console);
    }
    let document = asked.source.document()?;
    let pack = pack_named(&document.regulation, asked.source.pack.as_deref())?;
    let opened = match document.tournament(pack) {
        Ok(opened) => opened,
        // A record that contradicts itself is an answer, not an unusable file.
        Err(problem) if matches!(problem.fault, Fault::Digest | Fault::Differs | Fault::History) => {
            return report(None, &[problem.saying()], console);
        }
        Err(problem) => return Err(asked.source.failure(&problem)),
    };
    let proof = opened.verify();
    let said: Vec<Saying> = proof.findings.iter().map(|finding| finding.saying(&opened.tournament)).collect();
    report(Some((&proof, &opened.tournament)), &said, console)
}

fn report(proven: Option<(&Proof, &Tournament)>, findings: &[Saying], console: &Console) -> Answer {
    let holds = proven.is_some_and(|(proof, _)| proof.holds());
    let exit = if holds { Exit::Done } else { Exit::No };
    let proof = proven.map(|(proof, _)| proof);
    let commitment = proof.and_then(|proof| proof.commitment).map(|commitment| commitment.to_string());
    if console.json {
        let findings: Vec<_> = findings
            .iter()
            .map(|saying| serde_json::json!({"key": saying.key, "text": console.say(saying)}))
            .collect();
        console.print_json(&serde_json::json!({
            "holds": holds,
            "proven": proof.map_or(0, |proof| proof.proven),
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
        let said = |finding: &&Finding| !matches!(finding, Finding::ByHand { .. } | Finding::Redrawn { .. });
        proof.findings.iter().filter(said).count()
    });
    console.tell(&match proof {
        Some(proof) if holds => say!("verify-holds", proven = proof.proven),
        _ => say!("verify-fails", findings = contradictions),
    });
    Ok(exit)
}
