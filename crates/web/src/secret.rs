//! Secrets: links, sessions and PINs. Nothing is stored as it is: long random ones as their SHA-256, short and chosen ones as
//! argon2.

use data_encoding::BASE32_NOPAD;
use journal::Digest;
pub use rooms::{NoRandomness, new_code, random_bytes};

/// A long random secret, as it stands in a link or a cookie.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// A new one: 256 random bits.
    pub fn new() -> Result<Secret, NoRandomness> {
        Ok(Secret(BASE32_NOPAD.encode(&random_bytes::<32>()?).to_ascii_lowercase()))
    }

    /// One that was made of another.
    pub fn of(text: String) -> Secret {
        Secret(text)
    }

    /// As it stands in a link or a cookie.
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

/// A PIN of six digits.
pub fn new_pin() -> Result<String, NoRandomness> {
    loop {
        // 4,294,000,000 is the largest multiple of a million below 2^32: PINs stay equally likely.
        let number = u32::from_le_bytes(random_bytes::<4>()?);
        if number < 4_294_000_000 {
            return Ok(format!("{:06}", number % 1_000_000));
        }
    }
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
    fn pins_have_their_shape() {
        for _ in 0..200 {
            let pin = new_pin().unwrap();
            assert!(pin.len() == 6 && pin.bytes().all(|digit| digit.is_ascii_digit()), "{pin}");
        }
    }
}
