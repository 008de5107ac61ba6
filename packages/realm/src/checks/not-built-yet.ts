import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { KEYS_NOT_BUILT, SECTIONS_NOT_BUILT } from '../not-built-yet';
import { PAGES } from './sections';

/** Finds keys and section types that are planned, before the schema calls them unknown. */
export function notBuiltDrafts(config: unknown): Draft[] {
  const keys = isRecord(config) ? Object.keys(config) : [];
  return [
    ...keys.flatMap((key): Draft[] => {
      const planned = KEYS_NOT_BUILT.get(key);
      if (planned === undefined) return [];
      const message = `${quote(key)} is planned, and not built yet: ${planned} Remove the section until then.`;
      return [{ rule: 'not-built-yet', pointer: childPointer('', key), at: 'key', message }];
    }),
    ...PAGES.flatMap((page) => placesAt(config, `${page}/sections/*/type`)).flatMap(
      ({ pointer, value }): Draft[] => {
        const planned = SECTIONS_NOT_BUILT.get(String(value));
        if (planned === undefined) return [];
        const message = `A section of the type ${quote(value)} is planned, and not built yet: ${planned} Remove the section.`;
        return [{ rule: 'not-built-yet', pointer, message }];
      },
    ),
  ];
}
