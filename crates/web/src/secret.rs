//! Secrets: links, sessions, PINs and passwords. Nothing is stored as it is: long random ones as their SHA-256, short and
//! chosen ones as argon2.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use data_encoding::BASE32_NOPAD;
use journal::Digest;

/// A long random secret, as it stands in a link or a cookie.
#[derive(Clone)]
pub struct Secret(String);

/// Letters and digits nobody mistakes for one another, for codes that are read out or typed.
const CODE_LETTERS: &[u8; 28] = b"ABCDEFGHJKLMNPRTUVWXY2346789";

impl Secret {
    /// A new one: 256 random bits.
    pub fn new() -> Result<Secret, NoRandomness> {
        Ok(Secret(BASE32_NOPAD.encode(&random_bytes::<32>()?).to_ascii_lowercase()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is stored.
    pub fn digest(&self) -> Digest {
        digest_of(&self.0)
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Secret(…)")
    }
}

/// The stored form of a secret somebody presents.
pub fn digest_of(presented: &str) -> Digest {
    Digest::of(presented.as_bytes())
}

/// The system has no randomness to give; nothing secret can be made.
#[derive(Clone, Copy, Debug)]
pub struct NoRandomness;

/// Random bytes from the operating system: the only place where the server takes chance.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A tournament's code: six letters that can be read out across a room.
pub fn new_code() -> Result<String, NoRandomness> {
    let bytes = random_bytes::<16>()?;
    // 252 is the largest multiple of 28 below 256: letters stay equally likely.
    let letters = bytes
        .iter()
        .filter(|byte| **byte < 252)
        .map(|byte| char::from(CODE_LETTERS[usize::from(*byte) % 28]));
    let code: String = letters.take(6).collect();
    if code.len() == 6 { Ok(code) } else { new_code() }
}

/// A PIN of four digits.
pub fn new_pin() -> Result<String, NoRandomness> {
    loop {
        let number = u16::from_le_bytes(random_bytes::<2>()?);
        if number < 60_000 {
            return Ok(format!("{:04}", number % 10_000));
        }
    }
}

/// A password or PIN as it is stored. Slow on purpose: call it off the async threads.
pub fn hash_password(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether a password fits a stored hash. Slow on purpose.
pub fn password_fits(password: &str, stored: &str) -> bool {
    PasswordHash::new(stored)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_different_and_never_shown() {
        let (one, two) = (Secret::new().unwrap(), Secret::new().unwrap());
        assert_ne!(one.as_str(), two.as_str());
        assert_eq!(one.as_str().len(), 52);
        assert!(!format!("{one:?}").contains(one.as_str()));
        assert_ne!(one.digest(), two.digest());
    }

    #[test]
    fn codes_and_pins_have_their_shape() {
        for _ in 0..200 {
            let code = new_code().unwrap();
            assert!(code.len() == 6 && code.bytes().all(|letter| CODE_LETTERS.contains(&letter)), "{code}");
            let pin = new_pin().unwrap();
            assert!(pin.len() == 4 && pin.bytes().all(|digit| digit.is_ascii_digit()), "{pin}");
        }
    }

    #[test]
    fn passwords_are_kept_as_argon2_and_checked() {
        let stored = hash_password("swordfish").unwrap();
        assert!(stored.starts_with("$argon2id$"));
        assert!(password_fits("swordfish", &stored));
        assert!(!password_fits("Swordfish", &stored));
        assert!(!password_fits("swordfish", "not a hash"));
    }
}
