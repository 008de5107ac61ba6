import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childPointer, isRecord, keysOf, placesAt } from '../document/pointer';
import { temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { MERGED_LISTS, OWN_KEYS } from '../generated/inheritance';
import { PLACES } from '../generated/places';
import { type ParsedLayer, parseLayer } from '../inheritance/layer';
import { createBaseReader, readRealm } from './read-realm';
import { readText } from './read-text';

const SAMPLES = join(import.meta.dirname, '../../../../realm-configs');

let dir: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder: dir, remove } = await temporaryFolder());
});

afterAll(() => remove());

describe.each(['apex', 'corral', 'metro', 'noor', 'plain', 'unity'])(
  'a realm that extends %s',
  (base) => {
    let value: unknown;
    let wrongOf: (changes: readonly Change[]) => Promise<unknown[]>;

    beforeAll(async () => {
      await symlink(join(SAMPLES, base), join(dir, base));
      const text = await readText(join(dir, base, 'realm.json'));
      const parsed: ParsedLayer = parseLayer(base, text.ok ? text.text : '');
      value = parsed.ok ? parsed.layer.document.value : undefined;
      // Under another id the realm is read anew each time, and its base once.
      const options = { id: 'echo', baseReader: createBaseReader(dir) };
      const own = join('delta', 'realm.json');
      wrongOf = async (changes) => {
        const wrong: unknown[] = [];
        for (const change of changes) {
          await writeFiles(dir, { [own]: derivedFrom(base, change) });
          const { findings } = await readRealm(join(dir, 'delta'), options);
          const told = findings.filter(({ severity }) => severity !== 'info');
          const isHere = told.every(
            ({ file, pointer }) => file === join(dir, own) && pointer !== '/extends',
          );
          if (told.length > 1 || !isHere) wrong.push({ change, told });
        }
        return wrong;
      };
    });

    it('has at most one finding for one wrong value, in its own file', async () => {
      const places = placesIn(value, '');
      expect(places.length).toBeGreaterThan(10);
      const values = [null, 7, 'x!', {}];
      const changes = places.flatMap((place) => values.map((by) => ({ place, by })));
      expect(await wrongOf(changes)).toEqual([]);
    }, 60_000);

    it('has at most one finding for one removed entry of a list, in its own file', async () => {
      const changes = Object.entries(MERGED_LISTS).flatMap(([place, keys]) =>
        placesAt(value, `${place}/*`)
          .filter(() => !place.includes('*'))
          .map(({ value: entry }) => {
            const named = keys.flatMap((key) => {
              const name = Object(entry)[key];
              return name === undefined ? [] : [[key, name] as const];
            });
            return { place, by: [{ ...Object.fromEntries(named), $remove: true }] };
          }),
      );
      expect(changes.length).toBeGreaterThan(0);
      expect(await wrongOf(changes)).toEqual([]);
    });
  },
);

const BACKGROUNDS: readonly string[] = PLACES.background;

/** A value that a realm changes in its base. */
interface Change {
  place: string;
  by: unknown;
}

/** Every key of an object, at any depth, without entries of lists and without parts of a picture, which need its path. */
function placesIn(value: unknown, pointer: string): string[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = childPointer(pointer, key);
    if (OWN_KEYS.includes(place)) return [];
    return BACKGROUNDS.includes(place) ? [place] : [place, ...placesIn(member, place)];
  });
}

function derivedFrom(base: string, { place, by }: Change): Record<string, unknown> {
  const changed = keysOf(place).reduceRight<unknown>((inner, key) => ({ [key]: inner }), by);
  const own = { origin: { publicKey: 'delta-key' }, ...Object(changed) };
  if (isRecord(own.origin)) own.origin = { publicKey: 'delta-key', ...own.origin };
  return { extends: base, name: 'Delta', fullName: 'Delta TV', ...own };
}
