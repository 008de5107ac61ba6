import { randomBytes } from 'node:crypto';

/** The life of a code, as long as the vendors' own. */
const life = 5 * 60 * 1000;

export interface Codes<Facts> {
  issue(facts: Facts): string;
  /**
   * Answers with what a code was issued for, when the code was not used, is not late, and `fits`.
   * Spends the code.
   */
  redeem(code: string, fits: (facts: Facts) => boolean): Facts | undefined;
}

/** Codes that work once; they end with the process. */
export function createCodes<Facts>(): Codes<Facts> {
  const issued = new Map<string, { facts: Facts; until: number }>();
  return {
    issue(facts) {
      const code = randomBytes(24).toString('base64url');
      issued.set(code, { facts, until: Date.now() + life });
      return code;
    },
    redeem(code, fits) {
      const found = issued.get(code);
      issued.delete(code);
      return found && found.until > Date.now() && fits(found.facts) ? found.facts : undefined;
    },
  };
}
