import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { PLACES } from '../generated/places';
import { SECTIONS } from '../generated/sections';
import { textWidth } from '../texts/text-width';
import { lostMarkup } from './rich-texts';
import type { Subject } from './subject';

/** The room of a text, in units of its font's size, by its place. The first pattern that matches counts. */
const ROOM: readonly [RegExp, { what: string; width: number }][] = [
  [/^\/menus\/footer\/\d+\/label$/, { what: 'A label in the footer', width: 22 }],
  [/^\/menus\/\w+\/\d+\/label$/, { what: 'A label in the menu', width: 14 }],
  [/^\/auth\/providers\/\d+\/label$/, { what: 'The label of a button', width: 20 }],
  [/\/fields\/\d+\/(label|placeholder)$/, { what: 'A label in a form', width: 44 }],
  [/\/options\/\d+\/label$/, { what: 'An option', width: 44 }],
  [/^\/cookieConsent\/(accept|refuse)$/, { what: 'The label of a button', width: 20 }],
  [/^\/cookieConsent\/title$/, { what: 'The heading of a question', width: 34 }],
  [/(\/sections|^\/plugins)\/\d+\/title$/, { what: 'The heading of a section', width: 34 }],
  [/^\/brand\/legalLine$/, { what: 'The legal line', width: 130 }],
  [/^\/description$/, { what: 'A description', width: 170 }],
];

const SECTION_PLACES = ['/pages/home/sections/*', '/pages/own/*/sections/*'];

/** Finds texts that viewers would see empty, wrong or too long for their place. */
export function textDrafts({ config, refused }: Subject): Draft[] {
  const rich = new Set([
    ...SECTION_PLACES.flatMap((pattern) => placesAt(config, pattern)).flatMap(richText),
    ...placesAt(config, '/consents/terms/*/text').map(({ pointer }) => pointer),
  ]);
  return PLACES.text
    .flatMap((pattern) => placesAt(config, pattern))
    .flatMap(({ pointer, value }): Draft[] => {
      if (refused(pointer)) return [];
      const room = ROOM.find(([pattern]) => pattern.test(pointer))?.[1];
      return versionsOf({ pointer, value }).flatMap((version) => {
        const draft = judge(version.value, room, rich.has(pointer));
        return draft ? [{ ...draft, pointer: version.pointer }] : [];
      });
    });
}

function versionsOf({ pointer, value }: Located): { pointer: string; value: string }[] {
  const versions: [string, unknown][] = isRecord(value)
    ? Object.entries(value).map(([tag, text]) => [childPointer(pointer, tag), text])
    : [[pointer, value]];
  return versions.flatMap(([place, text]) =>
    typeof text === 'string' ? [{ pointer: place, value: text }] : [],
  );
}

/** Lists the texts of a section that may be HTML. In a section of an unknown type, `text` may be. */
function richText({ pointer, value }: Located): string[] {
  const kind = isRecord(value) ? SECTIONS[String(value.type)] : undefined;
  const keys = kind ? (kind.html ?? []) : ['text'];
  return keys.map((key) => childPointer(pointer, key));
}

/** White space, characters that join or direct letters, and letters without a shape. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function judge(
  text: string,
  room: { what: string; width: number } | undefined,
  isHtml: boolean,
): Omit<Draft, 'pointer'> | undefined {
  const trimmed = text.trim();
  if (text !== '' && text.replace(UNSEEN, '') === '') {
    return {
      rule: 'blank-text',
      message: 'This text has only white space and invisible characters.',
    };
  }
  if (trimmed !== text) {
    return {
      rule: 'untrimmed-text',
      message: `${quote(text)} begins or ends with white space.`,
      suggestion: trimmed,
      change: { set: trimmed },
    };
  }
  const unfinished = /\blorem ipsum\b|\bTBD\b|\bFIXME\b|\bTODO:|\bXXX\b/i.exec(text);
  if (unfinished) {
    return {
      rule: 'unfinished-text',
      message: `${quote(unfinished[0])} is a placeholder. Write the text.`,
    };
  }
  const markup = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});/i.exec(text);
  if (markup && !isHtml) {
    return {
      rule: 'markup-in-text',
      message: `${quote(markup[0])} would be shown as it is: texts of a realm have no markup.`,
    };
  }
  const lost = isHtml ? lostMarkup(text) : undefined;
  if (lost !== undefined) return { rule: 'markup-lost', message: lost };
  const width = textWidth(text);
  if (!room || width <= room.width) return undefined;
  const over = Math.round((width / room.width - 1) * 100);
  return {
    rule: 'text-too-long',
    message: `${room.what} has room for about ${Math.round(room.width / 0.52)} letters; ${quote(text)} is ${over < 1 ? 'a little' : `${over} %`} too long.`,
  };
}
