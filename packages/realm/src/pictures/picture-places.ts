import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { PLACES } from '../generated/places';

/** The path of every picture that a realm names; a picture may be given as its path or with more beside it. */
export const picturesIn = (config: unknown): Located[] => [
  ...located(config, [...PLACES.asset, ...PLACES.background], ['src']),
  // One for both schemes, or one for each.
  ...located(config, PLACES.logo, ['src', 'light', 'dark']).filter(
    ({ value }) => value !== undefined,
  ),
];

const located = (config: unknown, patterns: readonly string[], keys: readonly string[]) =>
  patterns
    .flatMap((pattern) => placesAt(config, pattern))
    .flatMap(({ pointer, value }) =>
      isRecord(value)
        ? keys.map((key) => ({ pointer: childPointer(pointer, key), value: value[key] }))
        : [{ pointer, value }],
    );
