/** Turns a vendor's address as a realm writes it into the address itself. */
export type AddressOf = (value: string) => string;

/** Completes a path with the realm's origin, where a sandbox has its stand-ins. */
export const vendorAddress = (value: string, originAddress: string): string =>
  value.startsWith('/') ? `${originAddress}${value}` : value;
