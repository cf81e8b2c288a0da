//! The program. All it does is in the library beside it: a library is compiled while those it rests on are still being made into
//! machine code, a program only after them.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
