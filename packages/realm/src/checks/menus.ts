import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest } from '../findings/suggestions';
import { DEFAULTS } from '../generated/defaults';
import { PLACES } from '../generated/places';
import type { RouteName } from '../generated/routes';
import { ROUTES_NOT_BUILT } from '../not-built-yet';
import { isRouteName } from '../route-names';
import type { Subject } from './subject';
import { switchedOff } from './switched-off';

/** Pages that viewers reach from an email, a vendor or a checkout: from a menu they have nothing to show. */
const MID_WAY: readonly RouteName[] = [
  'confirmReset',
  'emailConfirmation',
  'giftLoginRedirect',
  'licenceRedirect',
  'loginResetPassword',
  'loginReturn',
  'magicLink',
  'oauth',
  'oauthApp',
  'payReturn',
  'paymentAuthorization',
  'resetPassword',
];

/** Pages to which a viewer who has just signed in cannot be sent. */
const FOR_GUESTS: readonly RouteName[] = ['login', 'logout', 'signup', 'requestNewPassword'];

/** Finds menu entries without a page or section, and entries that are there twice. */
export function menuDrafts(subject: Subject): Draft[] {
  const { config, refused } = subject;
  return [
    ...PLACES.target
      .flatMap((pattern) => placesAt(config, pattern))
      .filter(({ pointer }) => !refused(pointer))
      .flatMap((target) => targetDrafts(target, subject)),
    ...PLACES.target
      .filter((pattern) => pattern.endsWith('/*/to'))
      .map((pattern) => pattern.slice(0, -'/*/to'.length))
      .flatMap((menu) => labelDrafts(placesAt(config, `${menu}/*`), refused)),
    ...legalDrafts(subject),
  ];
}

function targetDrafts({ pointer, value }: Located, subject: Subject): Draft[] {
  if (!isRecord(value)) return [];
  const { route, href } = value;
  if (typeof href === 'string') return hashDrafts(childPointer(pointer, 'href'), href, subject);
  if (typeof route !== 'string' || !isRouteName(route)) return [];
  const place = childPointer(pointer, 'route');
  if (MID_WAY.includes(route)) {
    const message = `The page ${quote(route)} is in the middle of a process: viewers reach it from an email or from another site. From a menu it has nothing to show.`;
    return [{ rule: 'route-out-of-reach', pointer: place, message }];
  }
  if (pointer === '/menus/default' && FOR_GUESTS.includes(route)) {
    const message = `After signing in viewers would come to ${quote(route)}, which is for viewers who are not signed in.`;
    return [{ rule: 'default-loops', pointer: place, message, suggestion: 'home' }];
  }
  const isDefault = pointer === '/menus/default';
  return isDefault ? defaultDrafts(place, route, subject) : absentDrafts(place, route, subject);
}

/** Finds a default entry, which the site's address shows, without a page. */
function defaultDrafts(pointer: string, route: RouteName, subject: Subject): Draft[] {
  return absentDrafts(pointer, route, subject).map(({ message }) => ({
    rule: 'default-not-there',
    pointer,
    message,
    suggestion: 'home',
  }));
}

/** Finds a page that is not built yet, that the realm does not have, or whose feature is switched off. */
function absentDrafts(pointer: string, route: RouteName, subject: Subject): Draft[] {
  const { config, refused } = subject;
  if (ROUTES_NOT_BUILT.has(route)) {
    const message = `The page ${quote(route)} is not built yet.`;
    return [{ rule: 'page-not-there', pointer, message }];
  }
  if (route === 'brandedAccount' && placesAt(config, '/account').length === 0 && !refused('')) {
    const message = `The page ${quote(route)} exists only in a realm with "account".`;
    return [{ rule: 'page-not-there', pointer, message, suggestion: 'account' }];
  }
  const name = switchedOff(route, subject);
  if (name === undefined) return [];
  return [
    {
      rule: 'feature-off',
      pointer,
      message: `The page ${quote(route)} does not exist: the feature ${quote(name)} is switched off.`,
      suggestion: `"features": { "${name}": true }`,
    },
  ];
}

/** Finds a hash that neither leads to a section of the page nor opens the search. */
function hashDrafts(pointer: string, href: string, { config, refused }: Subject): Draft[] {
  if (!href.startsWith('#') || refused('/pages')) return [];
  const idsAt = (page: string) =>
    placesAt(config, `${page}/sections/*/id`).map(({ value }) => String(value));
  const home = idsAt('/pages/home');
  const ids = [...(home.length > 0 ? home : DEFAULT_SECTIONS), ...idsAt('/pages/own/*')];
  const known = ['search', ...ids].map((id) => `#${id}`);
  if (known.includes(href)) return [];
  return [
    {
      rule: 'hash-to-nowhere',
      pointer,
      message: `No section of a page has the id ${quote(href.slice(1))}: the entry would do nothing.`,
      allowed: known,
      suggestion: closest(href, known),
    },
  ];
}

const DEFAULT_SECTIONS = DEFAULTS.pages.home.sections.map(({ id }) => id);

/** Finds two entries of one menu with the same label. */
function labelDrafts(items: readonly Located[], refused: Subject['refused']): Draft[] {
  const seen = new Set<string>();
  return items.flatMap(({ pointer, value }): Draft[] => {
    if (!isRecord(value) || refused(pointer)) return [];
    const { label } = value;
    const texts = isRecord(label) ? Object.entries(label) : [['', label]];
    const twice = texts.find(([tag, text]) => seen.has(`${tag} ${text}`));
    for (const [tag, text] of texts) seen.add(`${tag} ${text}`);
    if (!twice) return [];
    const [tag, text] = twice;
    return [
      {
        rule: 'duplicate-label',
        pointer: childPointer(pointer, 'label') + (tag ? childPointer('', String(tag)) : ''),
        message: `Another entry of this menu already has the label ${quote(text)}.`,
      },
    ];
  });
}

/** Finds a footer without terms or privacy in a realm whose viewers can open accounts. */
function legalDrafts({ config, refused }: Subject): Draft[] {
  if (refused('/auth') || refused('/legal') || refused('/menus')) return [];
  const [first] = placesAt(config, '/menus/footer/*');
  const [open] = placesAt(config, '/auth/selfRegistration');
  const [terms] = placesAt(config, '/legal/terms');
  const [privacy] = placesAt(config, '/legal/privacy');
  if (!first || open?.value === false || (terms && privacy)) return [];
  const missing = [...(terms ? [] : ['terms']), ...(privacy ? [] : ['privacy'])];
  return [
    {
      rule: 'footer-without-legal',
      pointer: '/menus/footer',
      message: `Viewers may open accounts here, and "legal" has no link to ${missing.join(' and ')}.`,
      suggestion: `"legal": { ${missing.map((key) => `"${key}": "https://…"`).join(', ')} }`,
    },
  ];
}
