/** How much of a row a part of an address takes. */
export type AddressWidth = 'full' | 'wide' | 'half' | 'short';

interface AddressPart {
  /** The token of https://html.spec.whatwg.org/#autofill-field */
  autoComplete?: string;
  width: AddressWidth;
  /**
   * Whether the part is a code: no automatic capitals, no spell check, left to right in every
   * language.
   */
  code?: boolean;
}

/** The parts by field name, in lower case and without separators. */
const PARTS: Record<string, AddressPart> = {
  name: { autoComplete: 'name', width: 'full' },
  fullname: { autoComplete: 'name', width: 'full' },
  firstname: { autoComplete: 'given-name', width: 'half' },
  lastname: { autoComplete: 'family-name', width: 'half' },
  organization: { autoComplete: 'organization', width: 'full' },
  organisation: { autoComplete: 'organization', width: 'full' },
  line1: { autoComplete: 'address-line1', width: 'full' },
  line2: { autoComplete: 'address-line2', width: 'full' },
  line3: { autoComplete: 'address-line3', width: 'full' },
  addressline1: { autoComplete: 'address-line1', width: 'full' },
  addressline2: { autoComplete: 'address-line2', width: 'full' },
  street: { autoComplete: 'address-line1', width: 'full' },
  city: { autoComplete: 'address-level2', width: 'wide' },
  town: { autoComplete: 'address-level2', width: 'wide' },
  locality: { autoComplete: 'address-level2', width: 'wide' },
  administrativelevel1: { autoComplete: 'address-level1', width: 'half' },
  administrativelevel2: { autoComplete: 'address-level2', width: 'half' },
  administrativelevel3: { autoComplete: 'address-level3', width: 'half' },
  state: { autoComplete: 'address-level1', width: 'half' },
  province: { autoComplete: 'address-level1', width: 'half' },
  region: { autoComplete: 'address-level1', width: 'half' },
  county: { autoComplete: 'address-level1', width: 'half' },
  postalcode: { autoComplete: 'postal-code', width: 'short', code: true },
  postcode: { autoComplete: 'postal-code', width: 'short', code: true },
  zip: { autoComplete: 'postal-code', width: 'short', code: true },
  zipcode: { autoComplete: 'postal-code', width: 'short', code: true },
  country: { autoComplete: 'country', width: 'full' },
};

/** A part that is not in the table: it gets a row of its own and no autofill. */
const UNKNOWN: AddressPart = { width: 'full' };

export function addressPart(fieldName: string): AddressPart {
  const key = fieldName.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.hasOwn(PARTS, key) ? (PARTS[key] ?? UNKNOWN) : UNKNOWN;
}

/** The token for the browser's autofill, e.g. `billing postal-code`. */
export function autoCompleteToken(fieldName: string, purpose?: 'billing' | 'shipping'): string {
  const { autoComplete } = addressPart(fieldName);
  if (!autoComplete) return 'off';
  return purpose ? `${purpose} ${autoComplete}` : autoComplete;
}
