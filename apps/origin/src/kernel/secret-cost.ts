const COSTS = {
  // One of the settings that OWASP names as equal for scrypt: 16 MiB and five passes.
  full: { N: 16_384, r: 8, p: 5 },
  // For tests, which sign in thousands of times: an eightieth of the work, the same steps.
  test: { N: 1024, r: 8, p: 1 },
} as const;

/** What `SECRET_COST` may be; `readConfig` refuses any other word. */
export const secretCostNames = ['full', 'test'] as const satisfies (keyof typeof COSTS)[];

/** The work that scrypt does for a new hash, by the name in `SECRET_COST` (RFC 7914); the full one for every word but `test`. */
export const secretCostOf = (name: string | undefined) =>
  name?.trim() === 'test' ? COSTS.test : COSTS.full;
