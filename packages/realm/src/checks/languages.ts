import { type Draft, quote } from '../draft';
import { languagePart } from '../localised';
import { childPointer, isRecord, placesAt } from '../pointer';
import type { Subject } from './index';
import { supportedLocales } from './locales';

/** What the product itself speaks, and which of its addresses a language has by nature. */
const SPOKEN: Readonly<Record<string, string>> = {
  en: 'default',
  es: 'es',
  pt: 'pt',
  ar: 'default',
};

/** The product has words and addresses for the languages on offer. */
export function languageDrafts({ config, refused }: Subject): Draft[] {
  if (refused('/locales')) return [];
  const supported = supportedLocales(config);
  const listed = supported.length > 0 ? supported : placesAt(config, '/locales/default');
  return [
    ...listed.flatMap(({ pointer, value }): Draft[] => {
      const language = languagePart(String(value));
      if (language in SPOKEN) return [];
      return [
        {
          rule: 'locale-unspoken',
          pointer,
          message: `The site has no words of its own and no addresses in ${quote(value)}: around your texts viewers read English, unless labels/${language}.json has every text.`,
          allowed: Object.keys(SPOKEN),
        },
      ];
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
          ? `Viewers of ${quote(tag)} would get addresses of emoji: "debug" is for trying things out.`
          : `Viewers of ${quote(tag)} would get the addresses of another language (${quote(paths)}).`,
      suggestion: own,
      change: { set: own },
    },
  ];
}
