import type { Localised } from '../../database/schema';

export type Purpose = 'signup' | 'purchase';

/** One of a realm's terms (spec 1 §3), in every language of the realm. */
export interface TermSeed {
  /** One name for one term in the whole realm: answers are kept under it. */
  fieldName: string;
  fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  purposes: readonly Purpose[];
  required: boolean;
  /** Ticked from the start? Never for a required one. */
  ticked?: boolean;
  /** The day from which the text holds. A new one asks every viewer again. */
  version: string;
  /** A version that some viewers have accepted and that does not hold any more. */
  earlier?: string;
  label: Localised;
  /** Rich text: `p`, `a`, `strong`, `em`, `ul`, `ol`, `li`, `br`. */
  text: Localised;
}

/** What a realm asks of whoever opens an account, and whom it lets. */
export interface AccountSeed {
  signUpOpen: boolean;
  /** The providers whose secrets are kept here (contract: SecretProvider). */
  secretProviders: readonly string[];
  /** The ids of fields in the realm's forms. */
  requiredFields: readonly string[];
  optionalFields: readonly string[];
  /** ISO 3166 alpha-2. */
  territories: 'all' | readonly string[];
  vpnAllowed: boolean;
  /** Where calls from this machine and its network are taken to come from. */
  homeCountry: string;
  terms: readonly TermSeed[];
}
