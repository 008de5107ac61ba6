import { browserKeep, type Keep } from './keep';
import { randomId } from './random-id';

/** This device's name for itself in one realm, made up once and kept (spec 1 §7, header device-id). */
export function deviceIdOf(realm: string, keep: Keep = browserKeep): string {
  const key = `${realm}.device`;
  const known = keep.get(key);
  if (known !== null && known !== '') return known;
  const id = randomId();
  keep.set(key, id);
  return id;
}
