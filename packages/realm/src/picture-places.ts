import { PLACES } from './generated/places';
import { childPointer, isRecord, type Located, placesAt } from './pointer';

/** The path of every picture that a realm names; a picture may be given as its path or with more beside it. */
export const picturesIn = (config: unknown): Located[] =>
  PLACES.asset
    .flatMap((pattern) => placesAt(config, pattern))
    .map(({ pointer, value }) =>
      isRecord(value)
        ? { pointer: childPointer(pointer, 'src'), value: value.src }
        : { pointer, value },
    );
