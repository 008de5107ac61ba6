import { randomBytes } from 'node:crypto';

/** The life of a code, as long as the vendors' own. */
const life = 5 * 60 * 1000;

export interface Codes<Grant> {
  issue(grant: Grant): string;
  /**
   * Answers with what a code was issued for, when the code was not used, is not late, and `fits`.
   * Spends the code.
   */
  redeem(code: string, fits: (grant: Grant) => boolean): Grant | undefined;
}

/** Codes that work once; they end with the process. */
export function createCodes<Grant>(): Codes<Grant> {
  const issued = new Map<string, { grant: Grant; until: number }>();
  return {
    issue(grant) {
      const code = randomBytes(24).toString('base64url');
      issued.set(code, { grant, until: Date.now() + life });
      return code;
    },
    redeem(code, fits) {
      const found = issued.get(code);
      issued.delete(code);
      return found && found.until > Date.now() && fits(found.grant) ? found.grant : undefined;
    },
  };
}
