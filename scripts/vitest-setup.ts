import fc from 'fast-check';

// Random inputs are the same in every run; the long run has others each time.
if (!process.env.FULL) fc.configureGlobal({ seed: 1391 });
