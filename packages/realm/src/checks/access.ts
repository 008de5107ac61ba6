import { isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { ACCOUNTS, type Accounts } from '../generated/provider-kinds';
import type { Subject } from './subject';

/** Whether the providers sign in only accounts of these kinds. */
const haveOnly = (types: readonly string[], ...kinds: readonly Accounts[]) =>
  types.every((type) => kinds.some((kind) => ACCOUNTS[type] === kind));

/** Finds providers that let no viewer in, and sign-up that is closed without a way to get an account. */
export function accessDrafts(subject: Subject): Draft[] {
  const { config, refused } = subject;
  if (refused('/auth/providers')) return [];
  const types = placesAt(config, '/auth/providers/*')
    .map(({ value }) => value)
    .filter(isRecord)
    .map(({ type }) => String(type));
  if (types.length === 0) return [];
  return [...lockOutDrafts(types), ...neverOfferedDrafts(types), ...closedDrafts(subject, types)];
}

function lockOutDrafts(types: readonly string[]): Draft[] {
  if (!haveOnly(types, 'companion')) return [];
  return [
    {
      rule: 'lock-out',
      pointer: '/auth/providers',
      message: `No viewer could sign in: ${types.map(quote).join(' and ')} only ${types.length === 1 ? 'lets' : 'let'} in viewers who have an account from another provider, and there is none.`,
      suggestion: '{ "type": "id" }',
    },
  ];
}

/** Finds a magic link beside TV providers only, where it is never offered (spec 1 §1). */
function neverOfferedDrafts(types: readonly string[]): Draft[] {
  const others = types.filter((type) => type !== 'magicLink');
  if (others.length === 0 || others.length === types.length) return [];
  if (!haveOnly(others, 'tv')) return [];
  return [
    {
      rule: 'provider-never-offered',
      pointer: `/auth/providers/${types.indexOf('magicLink')}`,
      message:
        'A magic link is not offered if all other providers are TV providers: no viewer will see it.',
      suggestion: '{ "type": "id" }',
    },
  ];
}

function closedDrafts({ config, refused }: Subject, types: readonly string[]): Draft[] {
  if (refused('/auth') || refused('/features')) return [];
  const [own] = placesAt(config, '/auth/selfRegistration');
  const [request] = placesAt(config, '/auth/requestAccessUrl');
  const [offered] = placesAt(config, '/features/signup');
  if (own?.value === true && offered?.value === false) {
    return [
      {
        rule: 'sign-up-contradiction',
        pointer: own.pointer,
        message:
          '"selfRegistration" lets viewers open accounts, and the feature "signup" switches off the page for it.',
        suggestion: 'false',
      },
    ];
  }
  const closed = own?.value === false || offered?.value === false;
  const place = own?.value === false ? own : offered;
  // Accounts of the site's own have to be opened here.
  if (!closed || !place || request || !haveOnly(types, 'own', 'companion')) return [];
  return [
    {
      rule: 'sign-up-closed',
      pointer: place.pointer,
      message:
        'Viewers cannot open an account, and are not told how to get one: sign-up is off, there is no "requestAccessUrl", and no provider brings accounts of its own.',
      suggestion: '"requestAccessUrl": "https://…"',
    },
  ];
}
