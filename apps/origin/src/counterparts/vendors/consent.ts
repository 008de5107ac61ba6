import { escaped } from '../page';
import { type Answered, type Asked, windowPage } from './answer';

export interface Consent {
  /** The vendor's name. */
  vendor: string;
  /** The host that the window would tell. */
  host: string;
}

/** A viewer's answer in a vendor's window. */
export type Said = { kind: 'account'; email: string } | { kind: 'refused' } | { kind: 'nothing' };

export function read({ form }: Pick<Asked, 'form'>): Said {
  if (form.get('action') === 'deny') return { kind: 'refused' };
  const email = (form.get('account') || form.get('email') || '').trim().toLowerCase();
  return email.includes('@') ? { kind: 'account', email } : { kind: 'nothing' };
}

/** The accounts that are signed in at the vendor already; any other address may be typed. */
const ACCOUNTS = ['robin@vendor.example', 'sam@vendor.example'];

/** The vendor's window: choose an account, take another, or say no. */
export function consentPage({ vendor, host }: Consent): Answered {
  const accounts = ACCOUNTS.map(
    (email) => `<p><button name="account" value="${email}" formnovalidate>${email}</button></p>`,
  ).join('');
  return windowPage(
    `Sign in with ${vendor}`,
    `<p>to continue to ${escaped(host)}</p><form method="post">${accounts}
<label>Another account <input type="email" name="email" autocomplete="username" required></label>
<button name="action" value="login">Continue</button><button name="action" value="deny" formnovalidate>Cancel</button></form>`,
  );
}
