import { deserialize, serialize } from 'node:v8';
import type { LoadedRealm } from '@marquee/realm/node';
import { inSlices } from './in-slices';
import type { RealmsReading } from './realm-reader';

/** A reading as one thread sends it to another: changed realms as bytes, the others by name. */
export interface Parcel extends Omit<RealmsReading, 'realms'> {
  present: string[];
  realms: [id: string, bytes: Uint8Array][];
}

/** Packs the realms that the other side does not have. `known` holds the names of those it has, and is updated. */
export function pack({ realms, ...about }: RealmsReading, known: Set<string>): Parcel {
  const fresh = [...realms].filter(([id]) => about.changed.includes(id) || !known.has(id));
  known.clear();
  for (const id of realms.keys()) known.add(id);
  return {
    ...about,
    present: [...realms.keys()],
    realms: fresh.map(([id, loaded]) => [id, serialize(loaded)]),
  };
}

/** Unpacks a reading a few realms at a time. `known` holds the realms unpacked before. */
export async function unpack(
  { present, realms, ...about }: Parcel,
  known: ReadonlyMap<string, LoadedRealm>,
): Promise<RealmsReading> {
  const fresh = new Map<string, LoadedRealm>();
  await inSlices(realms, ([id, bytes]) => {
    // The other side packed a realm.
    fresh.set(id, deserialize(bytes) as LoadedRealm);
  });
  const all = new Map<string, LoadedRealm>();
  for (const id of present) {
    const loaded = fresh.get(id) ?? known.get(id);
    if (loaded) all.set(id, loaded);
  }
  return { ...about, realms: all };
}
