import type { LabelSets } from './labels';
import { type Language, languages } from './locale';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

// In CLDR Spanish and Portuguese have `many` for round millions. It is optional: `other` replaces it.
const requiredForms: Record<Language, readonly PluralForm[]> = {
  en: ['one', 'other'],
  es: ['one', 'other'],
  pt: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};
const optionalForms: Record<Language, readonly PluralForm[]> = {
  en: ['zero'],
  es: ['zero', 'many'],
  pt: ['zero', 'many'],
  ar: [],
};

interface Message {
  texts: Map<PluralForm | '', string>;
  placeholders: Set<string>;
}

/**
 * Lists the problems of a package's label sets, a sentence each; empty when there are none. Every
 * language must have the same keys, the same placeholders, the plural forms that its rules need,
 * and no text that is still English.
 */
export function checkLabels(sets: LabelSets<Language>): string[] {
  const read = languages.map((language) => ({
    language,
    messages: messagesOf(sets[language] ?? {}),
  }));
  const keys = new Set(read.flatMap(({ messages }) => [...messages.keys()]));
  const reference = messagesOf(sets.en ?? {});
  return read.flatMap(({ language, messages }) =>
    [...keys].sort().flatMap((key) => {
      const message = messages.get(key);
      if (message === undefined) return [`${language}: "${key}" is missing.`];
      const plural = read.some((other) => other.messages.get(key)?.texts.has('other'));
      return [
        ...emptyTexts(language, key, message),
        ...(plural ? formProblems(language, key, message) : []),
        ...placeholderProblems(language, key, message, reference.get(key)),
        ...leftInEnglish(language, key, message, reference.get(key)),
      ];
    }),
  );
}

const messagesOf = (labels: Readonly<Record<string, string>>): Map<string, Message> => {
  const messages = new Map<string, Message>();
  for (const [key, text] of Object.entries(labels)) {
    const [, stem = key, form = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    const message = messages.get(stem) ?? { texts: new Map(), placeholders: new Set() };
    message.texts.set(isForm(form) ? form : '', text);
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) message.placeholders.add(name);
    messages.set(stem, message);
  }
  return messages;
};

const isForm = (form: string): form is PluralForm =>
  requiredForms.ar.some((known) => known === form);

const emptyTexts = (language: Language, key: string, { texts }: Message) =>
  [...texts]
    .filter(([, text]) => text.trim() === '')
    .map(([form]) => `${language}: "${form === '' ? key : `${key}_${form}`}" is empty.`);

function formProblems(language: Language, key: string, { texts }: Message): string[] {
  const known = [...requiredForms[language], ...optionalForms[language]];
  return [
    ...requiredForms[language]
      .filter((form) => !texts.has(form))
      .map((form) => `${language}: "${key}" lacks its plural form "${key}_${form}".`),
    ...[...texts.keys()]
      .filter((form) => form === '' || !known.includes(form))
      .map((form) =>
        form === ''
          ? `${language}: "${key}" is a plural key elsewhere, so here it needs the suffixes, too.`
          : `${language}: "${key}_${form}" is a plural form this language never uses.`,
      ),
  ];
}

function placeholderProblems(
  language: Language,
  key: string,
  { placeholders }: Message,
  english: Message | undefined,
): string[] {
  if (english === undefined) return [];
  // A form such as `_one` may have the number as a word, so `count` is optional there.
  const wanted = [...english.placeholders].filter((name) => !placeholders.has(name));
  const foreign = [...placeholders].filter((name) => !english.placeholders.has(name));
  return [
    ...wanted
      .filter((name) => name !== 'count' || !english.texts.has('other'))
      .map((name) => `${language}: "${key}" lacks the placeholder {${name}}.`),
    ...foreign.map((name) => `${language}: "${key}" has {${name}}, which English does not.`),
  ];
}

// One or two equal words may be a name or a loan word; an equal phrase is a missing translation.
const leftInEnglish = (
  language: Language,
  key: string,
  { texts }: Message,
  english: Message | undefined,
): string[] =>
  language === 'en'
    ? []
    : [...texts]
        .filter(([form, text]) => text === english?.texts.get(form) && isPhrase(text))
        .map(
          ([form]) => `${language}: "${form === '' ? key : `${key}_${form}`}" is still English.`,
        );

const isPhrase = (text: string): boolean =>
  (text.replace(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 3;
