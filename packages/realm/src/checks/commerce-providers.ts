import { isLocalHost } from '../addresses/local-host';
import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { hasScheme, WEB } from './address-forms';
import { siteOf } from './site-of';
import type { Subject } from './subject';

const SANDBOX = ['sandboxCard', 'sandboxBank'];
/** Endings of hosts that nobody can reach (RFC 6761), as samples have them. */
const NOWHERE = /(^|\.)(example|test|invalid|localhost)$/;
/** The keys of a provider that name its host. */
const HOSTS = ['frame', 'challenge', 'address', 'frames'];

/** Finds companies that would take no money, or whose pages the brand's own pages could reach. */
export function paymentProviderDrafts({ config, refused }: Subject): Draft[] {
  const providers = placesAt(config, '/commerce/providers/*').filter(
    ({ pointer, value }) => isRecord(value) && !refused(pointer),
  );
  return [
    ...providers.flatMap((provider) => keyDrafts(provider, providers, config)),
    ...providers.flatMap((provider) => hostDrafts(provider, config)),
    ...doubleDrafts(providers),
  ];
}

const typeOf = ({ value }: Located) => (isRecord(value) ? String(value.type) : '');

function keyDrafts(provider: Located, all: readonly Located[], config: unknown): Draft[] {
  const { pointer, value } = provider;
  if (typeOf(provider) !== 'stripe' || !isRecord(value)) return [];
  const key = String(value.publishableKey);
  const place = childPointer(pointer, 'publishableKey');
  const sandbox = all.map(typeOf).find((type) => SANDBOX.includes(type));
  if (key.startsWith('pk_live_') && sandbox)
    return [
      {
        rule: 'live-key-in-sandbox',
        pointer: place,
        message: `This key takes real money, and ${quote(sandbox)} beside it takes none: what viewers owe would depend on how they pay.`,
      },
    ];
  const [real] = placesAt(config, '/hosts/*').filter(
    (host) => typeof host.value === 'string' && !NOWHERE.test(host.value),
  );
  if (!key.startsWith('pk_test_') || !real) return [];
  return [
    {
      rule: 'test-key-in-public',
      pointer: place,
      message: `A test key takes no money, and the realm is served at ${quote(real.value)}: viewers could watch without paying.`,
    },
  ];
}

/** Finds frames on a site of the realm's, whose pages could then read a card's number. */
function hostDrafts({ pointer, value }: Located, config: unknown): Draft[] {
  if (!isRecord(value)) return [];
  const hosts = placesAt(config, '/hosts/*').map((host) => String(host.value));
  return HOSTS.flatMap((key): Draft[] => {
    const address = value[key];
    if (typeof address !== 'string' || !hasScheme(address, WEB)) return [];
    const { hostname } = new URL(address);
    const own = hosts.find((host) => siteOf(hostname) === siteOf(host));
    if (own === undefined || isLocalHost(hostname)) return [];
    return [
      {
        rule: 'payment-own-site',
        pointer: childPointer(pointer, key),
        message: `${quote(hostname)} belongs to the same site as ${quote(own)}, a host of this realm: only another site keeps a card’s number from the brand’s pages.`,
      },
    ];
  });
}

function doubleDrafts(providers: readonly Located[]): Draft[] {
  const types = providers.map(typeOf);
  return providers.flatMap(({ pointer }, index): Draft[] =>
    types.indexOf(types[index] ?? '') < index
      ? [
          {
            rule: 'duplicate-payment-provider',
            pointer: childPointer(pointer, 'type'),
            message: `There is an entry for ${quote(types[index])} already: methods name a provider by its type.`,
          },
        ]
      : [],
  );
}
