/**
 * Why a vendor's script or window brought nothing. `UNAVAILABLE`: its script did not come or is not what it should be;
 * `BLOCKED`: the browser let no window open; `CLOSED`: the viewer closed it; `REFUSED`: the viewer or the vendor said no;
 * `NONSENSE`: what it answered is no answer to what was asked; `INSECURE`: the page came over plain http, where vendors sign nobody in.
 */
export type VendorErrorCode =
  | 'UNAVAILABLE'
  | 'BLOCKED'
  | 'CLOSED'
  | 'REFUSED'
  | 'NONSENSE'
  | 'INSECURE';

/** What went wrong at a vendor's, before our origin was asked anything. */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly code: VendorErrorCode;

  constructor(code: VendorErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
