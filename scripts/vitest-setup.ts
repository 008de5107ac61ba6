import fc from 'fast-check';

// Secrets are hashed as everywhere, with an eightieth of the work: tests sign in thousands of times.
process.env.SECRET_COST ??= 'test';

// Random inputs are the same in every run, except in the long run.
if (!process.env.FULL) fc.configureGlobal({ seed: 1391 });
