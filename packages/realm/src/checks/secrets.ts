import { childPointer, isRecord, lastKey } from '../document/pointer';
import type { Draft } from '../findings/draft';
import { closest } from '../findings/suggestions';

/** The forms of secrets. Public keys of vendors (`pk_…`, `AIza…`) are not secrets. */
const SECRET_VALUES: readonly { what: string; pattern: RegExp; unless?: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/ },
  { what: 'a secret payment key', pattern: /\b[sr]k_(live|test)_/ },
  {
    what: 'the access token of a payment provider',
    pattern: /\b(access_token\$(production|sandbox)\$|APP_USR-\d|sq0(csp|atp)-)/,
  },
  { what: 'a webhook secret', pattern: /\bwhsec_/ },
  { what: 'a cloud access key', pattern: /\bA(KIA|SIA)[A-Z0-9]{16}\b/ },
  { what: 'the key of a cloud account', pattern: /\bAccountKey=[\w+/]{20}/i },
  {
    what: 'an access token',
    pattern:
      /\b(gh[oprsu]_[A-Za-z0-9]{20,}|github_pat_|glpat-|npm_[A-Za-z0-9]{36}|xox[abeprs]-|xapp-\d|shp(at|ca|pa|ss)_[0-9a-f]{16,}|hv[bs]\.[\w-]{20,}|ya29\.[\w-]{10,}|EAA[A-Z][A-Za-z0-9]{20,})/,
  },
  { what: 'a refresh token of Google', pattern: /(^|[^\w/:])1\/\/0[\w-]{20,}/ },
  {
    what: 'the key of a mail service',
    pattern: /\b(SG\.[\w-]{16,}\.[\w-]{16,}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2})\b/,
  },
  { what: 'the key of a message service', pattern: /\bSK[0-9a-f]{32}\b/ },
  {
    what: 'the key of a language model',
    pattern: /\bsk-((proj|ant|svcacct|admin)-[\w-]{8,}|[A-Za-z0-9]{32,}\b)/,
  },
  { what: 'a client secret of Google', pattern: /\bGOCSPX-[\w-]{10,}/ },
  { what: 'a service account', pattern: /\.iam\.gserviceaccount\.com\b/ },
  {
    what: 'the header of an authenticated call',
    pattern: /\bBearer\s+(?=\S*\d)[\w.~+/-]{16,}/i,
  },
  {
    what: 'an address with a password in it',
    pattern: /^[a-z][a-z0-9+.-]*:\/\/[^/\s:@]+:[^/\s@]+@/i,
  },
  {
    what: 'an address with a secret in it',
    pattern: /[?&#](client_?secret|(access|refresh|id)_?token|api_?secret|password)=[^&#{\s]/i,
  },
  {
    what: 'a signed token',
    pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
    // Signed by the service, and sent from every browser.
    unless: /^softwareStatement$/,
  },
  {
    what: 'the secret half of a cloud access key',
    // Forty of the letters of Base64, mixed as chance mixes them. A site key of reCAPTCHA is as long, and public.
    pattern: /^(?=[A-Za-z0-9+/]{40}$)(?!6L|\/)(?=.*[A-Z])(?=.*[a-z])(?=.*\d)/,
    unless: /^(public.*|.*key|id|.*Id|clientName)$/i,
  },
];

/** Of a key in lower case, without hyphens and underscores. */
const SECRET_KEY =
  /secret|passw|passphrase|credential|serviceaccount|connectionstring|(private|signing|shared|hmac|encryption|access|api)key|(access|auth|refresh|bearer|id)token|^(token|authori[sz]ation|pat|pwd|dsn)$/;

/** The public key of a provider's registration, by the provider's type. */
const PUBLIC_KEYS: Readonly<Record<string, string>> = { firebase: 'apikey', gigya: 'apikey' };

/** The places of providers, also under misspelt keys. */
const PROVIDER = /^\/[^/]+\/[^/]+\/\d+$/;

/** The objects whose keys are free names: texts and parameters. */
const FREE_KEYS = /^\/wording\/[^/]*$|\/params$/;

/**
 * Finds secrets: every viewer can read a realm. The message never repeats a secret, because many
 * people read logs. Hardly any key of the schema names a secret, so an operator added such a key.
 */
export function secretDrafts(config: unknown): Draft[] {
  return [...walk(config, '')];
}

function* walk(value: unknown, pointer: string): Generator<Draft> {
  if (typeof value === 'string') {
    const what = secretIn(value, lastKey(pointer) ?? '');
    if (what) yield draft(pointer, `This looks like ${what}.`);
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, childPointer(pointer, index));
    return;
  }
  if (!isRecord(value)) return;
  const isFree = FREE_KEYS.test(pointer);
  for (const [key, member] of Object.entries(value)) {
    const child = childPointer(pointer, key);
    if (!isFree && namesSecret(key) && !isPublic(key, value.type, pointer)) {
      yield { ...draft(child, `${JSON.stringify(lastKey(child))} names a secret.`), at: 'key' };
    } else {
      yield* walk(member, child);
    }
  }
}

const plainKey = (key: string) => key.toLowerCase().replace(/[-_]/g, '');

const namesSecret = (key: string) => SECRET_KEY.test(plainKey(key));

/** Also where the key, or the type that makes it public, is written with a slip: that is a finding of its own. */
function isPublic(key: string, type: unknown, pointer: string): boolean {
  const types = Object.keys(PUBLIC_KEYS);
  if (type === undefined && !PROVIDER.test(pointer)) return false;
  const meant = typeof type === 'string' ? [closest(type, types)] : types;
  const open = meant.flatMap((name) => (name && PUBLIC_KEYS[name]) || []);
  return closest(plainKey(key), open) !== undefined;
}

function secretIn(value: string, key: string): string | undefined {
  const found = SECRET_VALUES.find(
    ({ pattern, unless }) => pattern.test(value) && !unless?.test(key),
  );
  if (found) return found.what;
  const [, basic] = /\bBasic\s+([A-Za-z0-9+/]{8,}={0,2})/i.exec(value) ?? [];
  return basic !== undefined && isNameAndPassword(basic)
    ? 'the header of a call with a password in it'
    : undefined;
}

/** Words that follow "Basic" are Base64 by chance; a name, a colon and a password are not. */
function isNameAndPassword(base64: string): boolean {
  if (base64.replace(/=+$/, '').length % 4 === 1) return false;
  return /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(atob(base64.replace(/=+$/, '')));
}

function draft(pointer: string, what: string): Draft {
  return {
    rule: 'secret-in-realm',
    pointer,
    message: `${what} A realm is public: replace the secret at its issuer, and store the new one at the origin.`,
  };
}
