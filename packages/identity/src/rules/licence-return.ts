import { tokenText } from '@marquee/realm';

/** The result of a return from a licence partner (spec 2 §2, as document 3 decides). */
export type LicenceReturn =
  /** The address names an external licence, and the site has a page that goes on with it. */
  { kind: 'continue'; licence: string } | { kind: 'exchange'; code: string } | { kind: 'menu' };

/** `extraParams` is a query of its own, such as `licence=7&season=2`. */
export function licenceReturn(search: string, canContinue: boolean): LicenceReturn {
  const params = new URLSearchParams(search);
  const licence = new URLSearchParams(params.get('extraParams') ?? undefined).get('licence');
  if (licence && canContinue) return { kind: 'continue', licence };
  const code = tokenText(params.get('code') ?? '');
  return code ? { kind: 'exchange', code } : { kind: 'menu' };
}
