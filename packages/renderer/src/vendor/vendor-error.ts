/**
 * Why a vendor's script or window gave no result. `UNAVAILABLE`: the script did not load, or has no
 * API that we know; `BLOCKED`: the browser blocked the window; `CLOSED`: the viewer closed it;
 * `REFUSED`: the viewer or the vendor declined; `NONSENSE`: the answer does not fit the request;
 * `INSECURE`: the page came over plain http, where vendors do not sign in.
 */
export type VendorErrorCode =
  | 'UNAVAILABLE'
  | 'BLOCKED'
  | 'CLOSED'
  | 'REFUSED'
  | 'NONSENSE'
  | 'INSECURE';

/** A failure at a vendor, before any call to our origin. */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly code: VendorErrorCode;

  constructor(code: VendorErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
