import type { Territories } from '../countries/territories';
import type { PaymentMethodConfig } from '../generated/realm-config';
import type { Localised } from '../realm';
import type { LibrarySettings } from './library-settings';

/**
 * Who may open an account in a realm, and which terms viewers are asked to accept. Only the realm's origin needs it, so it is
 * kept beside the realm and is in no page.
 */
export interface Asked {
  /** Absent: the origin alone decides which terms viewers accept. */
  consents?: Consents;
  /** Absent: all countries. */
  territories?: Territories;
  vpn: 'allowed' | 'refused';
  /** Absent: nothing is sold. */
  selling?: Selling;
  /** Absent: the default of each setting (`librarySettings`). */
  library?: LibrarySettings;
}

/** How a brand sells, beside its licences and prices, which the origin has. */
export interface Selling {
  /** The currency of each country that has one of its own. */
  currencies: { default: string; byCountry: Readonly<Record<string, string>> };
  /** Whether prices are shown with tax or without. */
  tax: { display: TaxDisplay; byCountry: Readonly<Record<string, TaxDisplay>> };
  /** In the order in which viewers read them. */
  methods: readonly PaymentMethodConfig[];
  /** What has only one trial. */
  trialOncePer: readonly ('viewer' | 'card' | 'email')[];
  seller: { seller?: string; address?: string; taxId?: string; withdrawal?: string };
  /** Where viewers get help with a payment, as in the realm's file. */
  support?: string;
}

export type TaxDisplay = 'inclusive' | 'exclusive';

/** What a viewer is about to do when the terms are asked (spec 1 §7). */
export type ConsentPurpose = 'signup' | 'purchase';

/** The terms of each purpose, in the order in which they are shown. */
export type Consents = Record<ConsentPurpose, ConsentTerm[]>;

/** A text to read or to agree to (spec 1 §3, "Consent term"). */
export interface ConsentTerm {
  /** The name under which the origin stores the answer. */
  fieldName: string;
  fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  required: boolean;
  /** Whether the box is ticked at first. */
  ticked: boolean;
  version: string;
  label?: Localised;
  /** HTML from the operator, not yet sanitised: `RichText` does that. */
  text: Localised;
}
