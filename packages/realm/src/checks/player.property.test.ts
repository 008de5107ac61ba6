import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';

const parsed = (changes: object) =>
  parseRealm({
    id: 'bare',
    file: 'realm.json',
    text: JSON.stringify({ ...SMALLEST_REALM, ...changes }),
    assets: REALM_ASSETS,
  });
const rulesAt = (place: string, changes: object) =>
  parsed(changes).findings.flatMap(({ pointer, rule }) =>
    pointer.startsWith(place) ? [rule] : [],
  );

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const players = fc.record({
  skip: optional(fc.integer({ min: 5, max: 30 })),
  speeds: optional(fc.uniqueArray(fc.constantFrom(0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 3))),
  qualityCap: optional(fc.constantFrom(360, 480, 720, 1080, 1440, 2160)),
  autoplay: optional(fc.constantFrom('off', 'muted', 'sound')),
  stillThere: optional(fc.integer({ min: 0, max: 720 })),
  backgroundVideo: optional(fc.boolean()),
  castReceiver: optional(fc.constantFrom('none', 'default')),
});

describe('a player that the schema accepts', () => {
  it('has exactly the warnings that its values call for, and is served', () => {
    fc.assert(
      fc.property(players, (player) => {
        const expected = [
          ...((player.skip ?? 10) > 15 ? ['skip-too-far'] : []),
          ...(player.autoplay === 'sound' ? ['autoplay-with-sound'] : []),
        ];
        expect(rulesAt('/player', { player }).sort()).toEqual(expected.sort());
        expect(parsed({ player }).realm).not.toBeNull();
      }),
    );
  });

  it('offers its speeds from slow to fast, each once, with normal speed among them', () => {
    fc.assert(
      fc.property(players, (player) => {
        const speeds = parsed({ player }).realm?.player.speeds ?? [];
        expect(speeds).toEqual([...new Set(speeds)].sort((a, b) => a - b));
        for (const speed of player.speeds ?? []) expect(speeds).toContain(speed);
        if (speeds.length > 0) expect(speeds).toContain(1);
        else expect(player.speeds).toEqual([]);
      }),
    );
  });
});

describe('heroes that are to move', () => {
  const rules = (sections: object[], backgroundVideo: boolean) =>
    rulesAt('/player', { player: { backgroundVideo }, pages: { home: { sections } } });

  it('are warned of where no page has a hero', () => {
    const rail = { type: 'rail', id: 'soon', source: 'upcoming' };
    expect(rules([rail], true)).toEqual(['background-without-hero']);
    expect(rules([rail], false)).toEqual([]);
    expect(rules([{ type: 'hero', id: 'top' }, rail], true)).toEqual([]);
  });
});

describe('the rules of a host of media', () => {
  it.each<[string, string[]]>([
    ['https://media.example', []],
    ['https://media.example:8443', []],
    ['http://localhost:4410', []],
    ['http://media.localhost:4410', []],
    ['https://[2001:db8::1]', []],
    ['http://media.example', ['insecure-origin']],
    ['https://*.media.example', ['media-host']],
    ["https://media.example'", ['media-host']],
    ['https://media.example;script-src', ['media-host']],
    ['https://[', ['wrong-format']],
    ['https://media.example/', ['wrong-format']],
    ['https://media.example/hls', ['wrong-format']],
    ['https://viewer@media.example', ['wrong-format']],
    ['//media.example', ['wrong-format']],
    ['media.example', ['wrong-format']],
    ['ftp://media.example', ['wrong-format']],
    ['*', ['wrong-format']],
  ])('of %s are %j', (host, rules) => {
    const origin = { ...SMALLEST_REALM.origin, media: [host] };
    expect(rulesAt('/origin/media', { origin })).toEqual(rules);
  });

  it('let no host through that ends a source, a directive or a header', () => {
    const hosts = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => `https://${text}`),
      fc.webUrl({ withQueryParameters: true }),
      fc.stringMatching(/^https:\/\/[a-z*;,' .:@]{1,20}$/),
    );
    fc.assert(
      fc.property(hosts, (host) => {
        const origin = { ...SMALLEST_REALM.origin, media: [host] };
        for (const named of parsed({ origin }).realm?.origin.media ?? []) {
          const { origin: source, hostname } = new URL(named);
          expect(hostname).toMatch(/^([a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:]+\]$/);
          expect(source).toMatch(/^https?:\/\/[^\s;,'*/]+$/);
        }
      }),
    );
  });
});
