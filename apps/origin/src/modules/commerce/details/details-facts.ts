/** What the origin knows of payment details. */
export interface DetailsFacts {
  provider: string;
  method: string;
  exid: string;
  /** Equal for equal cards; for a mandate its name. */
  fingerprint: string;
  brand: string;
  last4: string;
  holder: string;
  expiry: string | null;
  account: string | null;
}
