/** A vendor's address as a realm writes it → the address itself. */
export type AddressOf = (value: string) => string;

/** A path is one at the realm's origin, where a sandbox has its stand-ins. */
export const vendorAddress = (value: string, originAddress: string): string =>
  value.startsWith('/') ? `${originAddress}${value}` : value;
