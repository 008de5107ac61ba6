import { expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';

const parsed = (castReceiver: string, origin: object) =>
  parseRealm({
    id: 'bare',
    file: 'realm.json',
    text: JSON.stringify({
      ...SMALLEST_REALM,
      origin: { publicKey: 'bare-public-key', ...origin },
      player: { castReceiver },
    }),
    assets: REALM_ASSETS,
  });

const HERE = 'http://localhost:4400';

it.each([
  ['default', {}, []],
  ['default', { address: 'https://origin.bare.example' }, []],
  ['default', { address: HERE }, ['cast-insecure /player/castReceiver']],
  ['default', { media: ['http://media.localhost:4410'] }, ['cast-insecure /player/castReceiver']],
  ['none', { address: HERE, media: [HERE] }, []],
  // An address of another machine needs https whatever is cast.
  ['default', { address: 'http://origin.bare.example' }, ['insecure-origin /origin/address']],
])(
  'the cast receiver %s with the origin %j is served unless a television could load nothing',
  (receiver, origin, rules) => {
    const { findings, realm } = parsed(receiver, origin);
    expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(rules);
    if (rules.length === 0) expect(realm?.player.castReceiver).toBe(receiver);
    else expect(realm).toBeNull();
  },
);
