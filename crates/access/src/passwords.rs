//! Passwords and PINs: kept as argon2, which is slow and wants 19 MiB on purpose.
//!
//! A hall that joins at once must not cost a hall's worth of memory: there is one permit a core, and each has a buffer that
//! is used again and again. A name nobody has takes as long as one somebody has, so the time of an answer tells nothing.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use web::permits::{BrokenOff, Permits};

/// The most memory a stored hash may ask for, in kilobytes.
const MOST_BLOCKS: usize = 64 * 1024;

/// Where passwords are hashed and compared.
#[derive(Debug)]
pub(crate) struct Passwords {
    permits: Permits,
    /// Buffers nobody uses now: never more than there are permits.
    buffers: Arc<Mutex<Vec<Vec<Block>>>>,
    /// How many were hashed or compared.
    done: AtomicU64,
    /// The hash of nobody's password, of the strength new ones have.
    nobodys: String,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            permits: Permits::one_a_core(),
            buffers: Arc::default(),
            done: AtomicU64::new(0),
            nobodys: written(&Params::DEFAULT, &[0; 16], &[0; Params::DEFAULT_OUTPUT_LEN])
                .unwrap_or_default(),
        }
    }
}

impl Passwords {
    /// A password as it is stored, with that salt.
    pub(crate) async fn hash(&self, password: String, salt: [u8; 16]) -> Result<String, BrokenOff> {
        let params = Params::DEFAULT;
        let hashed = self.work(move |buffer| {
            let output = output(&params, password.as_bytes(), &salt, Params::DEFAULT_OUTPUT_LEN, buffer)?;
            written(&params, &salt, &output)
        });
        hashed.await?.ok_or(BrokenOff)
    }

    /// Whether a password fits what is stored. Without anything stored it never does, and takes as long.
    pub(crate) async fn fits(&self, password: String, stored: Option<String>) -> Result<bool, BrokenOff> {
        let parsed = stored.and_then(|stored| PasswordHash::new(&stored).ok());
        let known = parsed.is_some();
        let Some(hash) = parsed.or_else(|| PasswordHash::new(&self.nobodys).ok()) else {
            return Ok(false);
        };
        let fits = self.work(move |buffer| {
            let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return false };
            let Ok(params) = Params::try_from(&hash) else { return false };
            // A backup from elsewhere may say what it likes; it does not get the machine's memory for it.
            if hash.algorithm != Algorithm::Argon2id.ident() || params.block_count() > MOST_BLOCKS {
                return false;
            }
            let found = output(&params, password.as_bytes(), salt, expected.len(), buffer);
            // Outputs are compared in constant time.
            found.and_then(|found| Output::new(&found).ok()).is_some_and(|found| found == *expected)
        });
        Ok(fits.await? && known)
    }

    /// How many were hashed or compared since the start.
    pub(crate) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, BrokenOff> {
        self.done.fetch_add(1, Ordering::Relaxed);
        let buffers = Arc::clone(&self.buffers);
        let run = move || {
            let mut buffer = buffers.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
            let done = work(&mut buffer);
            buffers.lock().unwrap_or_else(PoisonError::into_inner).push(buffer);
            done
        };
        self.permits.run(run).await
    }
}

fn output(
    params: &Params,
    password: &[u8],
    salt: &[u8],
    length: usize,
    buffer: &mut Vec<Block>,
) -> Option<Vec<u8>> {
    let blocks = params.block_count();
    if buffer.len() < blocks {
        buffer.resize(blocks, Block::new());
    }
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    let mut output = vec![0; length];
    argon2.hash_password_into_with_memory(password, salt, &mut output, &mut buffer[..blocks]).ok()?;
    Some(output)
}

/// In the text form argon2 hashes have everywhere.
fn written(params: &Params, salt: &[u8], output: &[u8]) -> Option<String> {
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(params).ok()?,
        salt: Some(Salt::new(salt).ok()?),
        hash: Some(Output::new(output).ok()?),
    };
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::PasswordHasher as _;

    use super::*;

    #[tokio::test]
    async fn passwords_are_kept_as_argon2_and_checked() {
        let passwords = Passwords::default();
        let stored = passwords.hash("swordfish".into(), [7; 16]).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        let fits = async |password: &str, stored: Option<&str>| {
            passwords.fits(password.to_owned(), stored.map(str::to_owned)).await.unwrap()
        };
        assert!(fits("swordfish", Some(&stored)).await);
        assert!(!fits("Swordfish", Some(&stored)).await);
        for nothing in [None, Some("-"), Some("not a hash"), Some("")] {
            assert!(!fits("swordfish", nothing).await, "{nothing:?}");
        }
    }

    /// What was stored before stays good, whichever code wrote it.
    #[tokio::test]
    async fn hashes_of_the_librarys_own_making_fit() {
        let stored = Argon2::default().hash_password(b"swordfish").unwrap().to_string();
        let passwords = Passwords::default();
        assert!(passwords.fits("swordfish".into(), Some(stored.clone())).await.unwrap());
        assert!(!passwords.fits("swordfisch".into(), Some(stored)).await.unwrap());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_hall_at_once_uses_as_many_buffers_as_there_are_cores() {
        let passwords = Arc::new(Passwords::default());
        let asks: Vec<_> = (0..40)
            .map(|number: u32| {
                let passwords = Arc::clone(&passwords);
                tokio::spawn(async move { passwords.hash(format!("{number:06}"), [1; 16]).await.unwrap() })
            })
            .collect();
        let mut hashes = std::collections::BTreeSet::new();
        for ask in asks {
            hashes.insert(ask.await.unwrap());
        }
        assert_eq!(hashes.len(), 40, "no buffer is used by two at once");
        let cores = std::thread::available_parallelism().unwrap().get();
        assert!((1..=cores).contains(&passwords.buffers.lock().unwrap().len()));
    }
}
