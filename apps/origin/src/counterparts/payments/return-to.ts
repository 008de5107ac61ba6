import type { StoredCharge } from './journal';
import type { RedirectStatus } from './protocol';

/** The way back to the merchant, with the hint that the protocol adds; undefined for a charge that has none. */
export function wayBack({ request }: StoredCharge, status: RedirectStatus): string | undefined {
  if (request.returnUrl === undefined) return undefined;
  const back = new URL(request.returnUrl);
  back.searchParams.set('redirect_status', status);
  return back.href;
}

/** JSON inside a script. */
export const forScript = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll('<', '\\u003c');
