import fc from 'fast-check';

// Random inputs are the same in every run, except in the long run.
if (!process.env.FULL) fc.configureGlobal({ seed: 1391 });
