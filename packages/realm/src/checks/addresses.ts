import { isLocalHost } from '../addresses/local-host';
import { vendorAddress } from '../addresses/vendor-address';
import { isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest } from '../findings/suggestions';
import { PLACES } from '../generated/places';
import { hasScheme, isOneHost, isPlain, WEB } from './address-forms';
import { siteOf } from './site-of';
import type { Subject } from './subject';

/** The places that need a web address. */
const WEB_ADDRESSES = [
  '/auth/requestAccessUrl',
  '/auth/providers/*/issuer',
  '/auth/providers/*/resetUri',
];
const LINK_FORMS = ['https://…', 'http://…', 'mailto:…', '/path', '#hash'];
const WEB_FORMS = ['https://…', 'http://…'];

/** Finds addresses that are not safe for viewers, and servers that would get tokens unencrypted. */
export function addressDrafts({ config, refused }: Subject): Draft[] {
  const links = [
    ...PLACES.target.map((place) => `${place}/href`),
    '/legal/terms',
    '/legal/privacy',
  ];
  return [
    ...links.flatMap((pattern) => placesAt(config, pattern)).flatMap(linkDrafts),
    ...WEB_ADDRESSES.flatMap((pattern) => placesAt(config, pattern)).flatMap(webAddressDrafts),
    ...['/origin/address', '/auth/providers/*/issuer']
      .flatMap((pattern) => placesAt(config, pattern))
      .flatMap((place) => encryptedDrafts(place, 'Tokens')),
    ...placesAt(config, '/origin/media/*').flatMap((place) =>
      encryptedDrafts(place, 'What viewers watch'),
    ),
    ...PLACES.paymentHost
      .flatMap((pattern) => placesAt(config, pattern))
      .flatMap((place) => encryptedDrafts(place, 'What viewers enter of a card')),
    ...PLACES.vendorAddress
      .flatMap((pattern) => placesAt(config, pattern))
      .filter(({ value }) => typeof value === 'string' && !value.startsWith('/'))
      .flatMap((place) => encryptedDrafts(place, 'What the vendor sends')),
    ...(refused('/auth') ? [] : requestAccessDrafts(config)),
    ...placesAt(config, '/pages/own/*')
      .filter(({ pointer }) => !refused(pointer))
      .flatMap((page) => ownPageDrafts(page, config)),
    ...placesAt(config, '/plugins/*/address')
      .filter(({ pointer }) => !refused(pointer))
      .flatMap((place) => pluginAddressDrafts(place, config)),
    ...FOLLOWED.flatMap((pattern) => placesAt(config, pattern)).flatMap(plainDrafts),
    // The operator's own, perhaps on another host of the same brand.
    ...placesAt(config, '/auth/requestAccessUrl').flatMap((place) =>
      elsewhereDrafts(place, { config, refused }, siteOf),
    ),
    ...WAYS_BACK.flatMap((pattern) => placesAt(config, pattern)).flatMap((place) =>
      elsewhereDrafts(place, { config, refused }, (host) => host),
    ),
  ];
}

/** Checks the address of an own page: a link sends viewers there, a frame must be another site's. */
function ownPageDrafts({ pointer, value }: Located, config: unknown): Draft[] {
  if (!isRecord(value)) return [];
  const place = { pointer: `${pointer}/address`, value: value.address };
  if (value.type === 'link') return [...webAddressDrafts(place), ...plainDrafts(place)];
  if (value.type !== 'frame') return [];
  const drafts = encryptedDrafts(place, 'What the page shows');
  if (drafts.length > 0 || typeof place.value !== 'string') return drafts;
  return frameDrafts(place.pointer, place.value, config);
}

/** A path is one at the realm's origin, which may be served by a host of this realm. */
function pluginAddressDrafts({ pointer, value }: Located, config: unknown): Draft[] {
  const [origin] = placesAt(config, '/origin/address');
  if (typeof value !== 'string') return [];
  const address = vendorAddress(value, typeof origin?.value === 'string' ? origin.value : '');
  return hasScheme(address, WEB) ? frameDrafts(pointer, address, config) : [];
}

/** Finds frames that are not on one host of another site: the policy names that host, the sandbox separates it. */
function frameDrafts(pointer: string, address: string, config: unknown): Draft[] {
  const { hostname, username, password } = new URL(address);
  if (username || password || !isOneHost(hostname)) {
    return [
      {
        rule: 'frame-address',
        pointer,
        message:
          username || password
            ? 'The address has a user name: browsers load no frame from such an address, and every viewer could read it.'
            : `${quote(hostname)} is not the name of one host: the pages’ policy would allow others, or none.`,
      },
    ];
  }
  if (!placesAt(config, '/hosts/*').some((host) => host.value === hostname)) return [];
  return [
    {
      rule: 'frame-own-host',
      pointer,
      message: `${quote(hostname)} is a host of this realm. A frame is for pages of other sites.`,
    },
  ];
}

/** The addresses of this site to which viewers come back from another site. */
const WAYS_BACK = ['/auth/providers/*/redirectUri', '/auth/providers/*/callbackUri'];

/** The addresses to which viewers go, or come back. */
const FOLLOWED = [
  ...PLACES.target.map((place) => `${place}/href`),
  '/auth/requestAccessUrl',
  '/auth/providers/*/resetUri',
  ...WAYS_BACK,
  '/legal/terms',
  '/legal/privacy',
];

function plainDrafts({ pointer, value }: Located): Draft[] {
  if (typeof value !== 'string' || !isPlain(value) || !hasScheme(value, ['http:'])) return [];
  if (isLocalHost(new URL(value).hostname)) return [];
  const better = value.replace(/^http:/i, 'https:');
  return [
    {
      rule: 'insecure-link',
      pointer,
      message: `${quote(value)} has no encryption: others on the network could change the page.`,
      suggestion: better,
      change: { set: better },
    },
  ];
}

function elsewhereDrafts(
  { pointer, value }: Located,
  { config, refused }: Pick<Subject, 'config' | 'refused'>,
  partOf: (host: string) => string,
): Draft[] {
  const hosts = placesAt(config, '/hosts/*').map((host) => String(host.value));
  if (hosts.length === 0 || refused('/hosts') || refused(pointer)) return [];
  if (typeof value !== 'string' || !hasScheme(value, WEB)) return [];
  const { hostname } = new URL(value);
  const isOwn = hosts.some((host) => partOf(host) === partOf(hostname));
  if (isOwn || isLocalHost(hostname)) return [];
  const meant = closest(hostname, hosts);
  return [
    {
      rule: 'address-elsewhere',
      pointer,
      message: `${quote(value)} is on ${quote(hostname)}, which is not a host of this realm.`,
      allowed: hosts,
      ...(meant && { suggestion: value.replace(hostname, meant) }),
    },
  ];
}

function linkDrafts({ pointer, value }: Located): Draft[] {
  if (typeof value !== 'string' || value === '' || isSafeLink(value)) return [];
  return [unsafe(pointer, value, LINK_FORMS)];
}

function webAddressDrafts({ pointer, value }: Located): Draft[] {
  if (typeof value !== 'string' || value === '') return [];
  if (isPlain(value) && hasScheme(value, WEB)) return [];
  return [unsafe(pointer, value, WEB_FORMS)];
}

function unsafe(pointer: string, value: string, allowed: string[]): Draft {
  const candidate = `https://${value.replace(/^\/+/, '')}`;
  const bare = /^[/]*[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i.test(value);
  return {
    rule: 'unsafe-address',
    pointer,
    message: `${quote(value)} is not an address to which viewers may be sent.`,
    allowed,
    ...(bare && hasScheme(candidate, WEB) && { suggestion: candidate, change: { set: candidate } }),
  };
}

function isSafeLink(value: string): boolean {
  if (!isPlain(value)) return false;
  if (value.startsWith('#')) return true;
  if (value.startsWith('/')) return !value.startsWith('//');
  return hasScheme(value, [...WEB, 'mailto:']);
}

function encryptedDrafts({ pointer, value }: Located, what: string): Draft[] {
  if (typeof value !== 'string' || !hasScheme(value, WEB)) {
    const malformed = typeof value === 'string' && /^https?:\/\//.test(value);
    const message = `${quote(value)} cannot be read as an address.`;
    return malformed ? [{ rule: 'wrong-format', pointer, message }] : [];
  }
  const { protocol, hostname } = new URL(value);
  if (protocol === 'https:' || isLocalHost(hostname)) return [];
  const better = value.replace(/^http:/i, 'https:');
  return [
    {
      rule: 'insecure-origin',
      pointer,
      message: `${what} would travel unencrypted: ${quote(value)}. Only localhost may be without https.`,
      suggestion: better,
      change: { set: better },
    },
  ];
}

/** Finds a request-access link beside sign-up, whose place it takes (spec 1 §1). */
function requestAccessDrafts(config: unknown): Draft[] {
  const [open] = placesAt(config, '/auth/selfRegistration');
  const [request] = placesAt(config, '/auth/requestAccessUrl');
  if (!request || (open && open.value !== true)) return [];
  return [
    {
      rule: 'unused-key',
      pointer: request.pointer,
      at: 'key',
      message: '"requestAccessUrl" has an effect only if "selfRegistration" is false.',
      suggestion: '"selfRegistration": false',
    },
  ];
}
