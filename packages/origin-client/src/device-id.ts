import { randomId } from './random-id';
import { browserStorage, type TextStorage } from './text-storage';

/** The id of this device in one realm, made once and stored (spec 1 §7, header device-id). */
export function deviceIdOf(realm: string, storage: TextStorage = browserStorage): string {
  const key = `${realm}.device`;
  const known = storage.get(key);
  if (known !== null && known !== '') return known;
  const id = randomId();
  storage.set(key, id);
  return id;
}
