import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { languagePart } from '../texts/localised';
import { supportedLocales } from './locales';
import type { Subject } from './subject';

/** The languages of the product, and the addresses that each has by default. */
const SPOKEN: Readonly<Record<string, string>> = {
  en: 'default',
  es: 'es',
  pt: 'pt',
  ar: 'default',
};

/** The message for a language that the product does not have; undefined for the others. */
export function unspoken(tag: string): string | undefined {
  if (Object.hasOwn(SPOKEN, languagePart(tag))) return undefined;
  return `The site does not have the language ${quote(tag)}: it has English (en), Spanish (es), Portuguese (pt) and Arabic (ar).`;
}

/** Finds locales whose language the product does not have, or with another language's addresses. */
export function languageDrafts({ config, refused }: Subject): Draft[] {
  if (refused('/locales')) return [];
  const supported = supportedLocales(config);
  const listed = supported.length > 0 ? supported : placesAt(config, '/locales/default');
  return [
    ...listed.flatMap(({ pointer, value }): Draft[] => {
      const message = unspoken(String(value));
      return message ? [{ rule: 'locale-unspoken', pointer, message }] : [];
    }),
    ...placesAt(config, '/locales/supported/*').flatMap(pathDrafts),
  ];
}

function pathDrafts({ pointer, value }: { pointer: string; value: unknown }): Draft[] {
  if (!isRecord(value) || typeof value.tag !== 'string' || typeof value.paths !== 'string')
    return [];
  const { tag, paths } = value;
  const own = SPOKEN[languagePart(tag)] ?? 'default';
  if (paths === own || paths === 'default') return [];
  return [
    {
      rule: 'locale-paths',
      pointer: childPointer(pointer, 'paths'),
      message:
        paths === 'debug'
          ? `Viewers of ${quote(tag)} would get addresses of emoji: "debug" is for tests.`
          : `Viewers of ${quote(tag)} would get the addresses of another language (${quote(paths)}).`,
      suggestion: own,
      change: { set: own },
    },
  ];
}
