import { VendorError } from './vendor-error';

/** A vendor on a slow network; a viewer who waits longer is told so. In milliseconds. */
export const VENDOR_PATIENCE = 20_000;

/**
 * What a vendor is asked for, or that it did not come in time. The asking itself goes on: what comes late is there for
 * whoever asks again, as long as it is kept (see `bringOnce`).
 * @throws {VendorError} `UNAVAILABLE` after 20 s.
 */
export function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new VendorError('UNAVAILABLE', `${what} did not come in time.`)),
      VENDOR_PATIENCE,
    );
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
