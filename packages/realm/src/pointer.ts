/** The pointer of a member (RFC 6901). */
export function childPointer(parent: string, key: string | number): string {
  return `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The last key of a pointer, unescaped; the whole document has none. */
export function lastKey(pointer: string): string | undefined {
  if (pointer === '') return undefined;
  return unescapeKey(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** A pointer as people say it: `/menus/main/0/to` → `menus.main[0].to`. */
export function spokenPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key, index) => {
      if (/^\d+$/.test(key)) return `[${key}]`;
      return index === 0 ? unescapeKey(key) : `.${unescapeKey(key)}`;
    })
    .join('');
}

/** What stands at each place that a pattern names, in which `*` is any item of a list. */
export function placesAt(value: unknown, pattern: string): Located[] {
  let found: Located[] = [{ pointer: '', value }];
  for (const key of pattern.split('/').slice(1)) {
    found = found.flatMap((place) => membersOf(place, key));
  }
  return found;
}

export interface Located {
  pointer: string;
  value: unknown;
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function membersOf({ pointer, value }: Located, key: string): Located[] {
  if (key === '*') {
    if (!Array.isArray(value)) return [];
    return value.map((item: unknown, index) => ({
      pointer: childPointer(pointer, index),
      value: item,
    }));
  }
  if (!isRecord(value) || !Object.hasOwn(value, key)) return [];
  return [{ pointer: childPointer(pointer, key), value: value[key] }];
}

/** The keys of a pointer, unescaped. */
export function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
