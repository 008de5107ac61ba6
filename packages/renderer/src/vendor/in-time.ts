import { VendorError } from './vendor-error';

/**
 * The longest wait for a vendor's script, for slow networks; then the viewer is told. In
 * milliseconds.
 */
export const VENDOR_PATIENCE = 20_000;

/**
 * Resolves as `work` does, or rejects when it takes too long. The work goes on: the next call finds
 * what came late, as long as it is kept (see `bringOnce`).
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
