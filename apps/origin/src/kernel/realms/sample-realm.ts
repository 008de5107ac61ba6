/** A realm of the sandbox, as its own file has it. */
export interface SampleRealm {
  id: string;
  name: string;
  hosts: readonly string[];
  /** The first one is the default. */
  locales: readonly [string, ...string[]];
}

/** A realm that a database is planted with. */
export interface PlantedRealm extends SampleRealm {
  /** Its place among all realms, which spreads their schedules. */
  index: number;
  /** The sample realm whose catalogue, texts and viewers it has: itself, or another for a realm of an operator's own. */
  like: string;
}

/** A folder's name as that of a brand: "delta-rowing" → "Delta Rowing". */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** The sample realms as they are planted. */
export const plantedRealms = (samples: readonly SampleRealm[]): PlantedRealm[] =>
  samples.map((sample, index) => ({ ...sample, index, like: sample.id }));

/**
 * A realm of an operator's own, with what `like` has. Its index comes after those of the sample
 * realms, so that its schedule differs from theirs.
 */
export function guestRealm(
  id: string,
  like: string,
  samples: readonly SampleRealm[],
): PlantedRealm {
  const sample = samples.find((one) => one.id === like);
  if (!sample) throw new Error(`There is no sample realm ${like} for ${id} to be like.`);
  return { ...sample, id, name: nameOf(id), index: samples.length, like };
}
