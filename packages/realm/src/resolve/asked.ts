import type { Territories } from '../countries/territories';
import type { Localised } from '../realm';

/**
 * What a file says of who may have an account, and what they are asked. It is for the realm's origin, which decides: it stands
 * beside the realm, so that no page carries it.
 */
export interface Asked {
  /** Absent: what viewers agree to is the origin's alone. */
  consents?: Consents;
  /** Absent: everywhere. */
  territories?: Territories;
  vpn: 'allowed' | 'refused';
}

/** What somebody is about to do when terms are asked (spec 1 §7). */
export type ConsentPurpose = 'signup' | 'purchase';

/** The terms of each purpose, in the order in which they are shown. */
export type Consents = Record<ConsentPurpose, ConsentTerm[]>;

/** Something to read, or to agree to (spec 1 §3, "Consent term"). */
export interface ConsentTerm {
  /** Answers are kept under it. */
  fieldName: string;
  fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  required: boolean;
  /** From the start. */
  ticked: boolean;
  version: string;
  label?: Localised;
  /** HTML from the operator, not yet made safe: `RichText` does that. */
  text: Localised;
}
