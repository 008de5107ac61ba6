import type { Draft } from '../draft';
import { childPointer, isRecord, lastKey } from '../pointer';

/** What secrets look like. Public keys of vendors (`pk_…`, `AIza…`) are meant to be seen and are not here. */
const SECRET_VALUES: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/ },
  { what: 'a secret payment key', pattern: /\b[sr]k_(live|test)_/ },
  {
    what: 'the access token of a payment provider',
    pattern: /\b(access_token\$(production|sandbox)\$|APP_USR-\d)/,
  },
  { what: 'a webhook secret', pattern: /\bwhsec_/ },
  { what: 'a cloud access key', pattern: /\bA(KIA|SIA)[A-Z0-9]{16}\b/ },
  {
    what: 'an access token',
    pattern: /\b(gh[opsu]_[A-Za-z0-9]{20,}|github_pat_|glpat-|npm_[A-Za-z0-9]{36}|xox[abpr]-)/,
  },
  {
    what: 'the key of a mail service',
    pattern: /\b(SG\.[\w-]{16,}\.[\w-]{16,}|key-[0-9a-f]{32})\b/,
  },
  { what: 'a client secret of Google', pattern: /\bGOCSPX-[\w-]{10,}/ },
  { what: 'a service account', pattern: /\.iam\.gserviceaccount\.com\b/ },
  { what: 'a signed token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\./ },
  {
    what: 'an address with a password in it',
    pattern: /^[a-z][a-z0-9+.-]*:\/\/[^/\s:@]+:[^/\s@]+@/i,
  },
];

const SECRET_KEY =
  /secret|passw|private[-_]?key|signing[-_]?key|credential|service[-_]?account|(access|auth|refresh|bearer)[-_]?token|^(authori[sz]ation|pat)$/i;

/**
 * Everything in a realm can be read by every viewer. The message never repeats what it found: logs are
 * read by many, too. No key of the schema names a secret, so every key that does was added by somebody.
 */
export function secretDrafts(config: unknown): Draft[] {
  return [...walk(config, '')];
}

function* walk(value: unknown, pointer: string): Generator<Draft> {
  if (typeof value === 'string') {
    const found = SECRET_VALUES.find(({ pattern }) => pattern.test(value));
    if (found) yield draft(pointer, `This looks like ${found.what}.`);
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, childPointer(pointer, index));
    return;
  }
  if (!isRecord(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const child = childPointer(pointer, key);
    if (SECRET_KEY.test(key)) {
      yield { ...draft(child, `${JSON.stringify(lastKey(child))} names a secret.`), at: 'key' };
    } else {
      yield* walk(member, child);
    }
  }
}

function draft(pointer: string, what: string): Draft {
  return {
    rule: 'secret-in-realm',
    pointer,
    message: `${what} A realm is public: replace the secret at its issuer, and keep it with the origin.`,
  };
}
