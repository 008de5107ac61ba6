import { childPointer } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { LABELS } from '../generated/labels';
import type { LanguageTag } from '../realm';
import { type LanguageForms, type PluralForm, pluralFormsOf } from '../texts/plural-forms';
import { labelKeyIn, PLURAL } from '../texts/renamed-labels';

/** Keys of the product, without the form, whose texts have plural forms. */
const PLURAL_STEMS = new Set(
  Object.keys(LABELS)
    .filter((key) => PLURAL.test(key))
    .map((key) => key.replace(PLURAL, '')),
);

type Words = Readonly<Record<string, unknown>>;

/**
 * Finds wording under plural keys that is never read, and plural labels of which a language's wording has only some forms.
 * `below`: the wording of the same language without its region.
 */
export function pluralDrafts(
  pointer: string,
  words: Words,
  tag: LanguageTag,
  below: Words = {},
): Draft[] {
  const forms = pluralFormsOf(tag);
  if (!forms) return [];
  const unread = Object.keys(words).flatMap((key) => {
    // A key with an old name has a finding of its own.
    const draft = labelKeyIn(words, key) === key ? unreadDraft(key, tag, forms) : undefined;
    return draft ? [{ ...draft, pointer: childPointer(pointer, key), at: 'key' as const }] : [];
  });
  return [...unread, ...missingDrafts(pointer, words, { tag, forms, below })];
}

type About = Pick<Draft, 'rule' | 'message' | 'allowed' | 'suggestion'>;

function unreadDraft(key: string, tag: string, { all }: LanguageForms): About | undefined {
  const rule = 'plural-form-unread';
  const form = formOf(key);
  if (form === undefined) {
    if (!PLURAL_STEMS.has(key) || Object.hasOwn(LABELS, key)) return undefined;
    const message = `${quote(key)} is never read, because this label has plural forms. ${languageHas(tag, all)}`;
    return {
      rule,
      message,
      allowed: all.map((one) => `${key}_${one}`),
      suggestion: `${key}_other`,
    };
  }
  const stem = key.replace(PLURAL, '');
  if (PLURAL_STEMS.has(stem)) {
    // In any language `_zero` may have the text for a count of 0.
    if (form === 'zero' || all.includes(form)) return undefined;
    const message = `${quote(key)} is never read. ${languageHas(tag, all)}`;
    return { rule, message, allowed: all.map((one) => `${stem}_${one}`) };
  }
  // A label with a count is read with a form where there is one.
  const isPlain = LABELS[stem] !== undefined && !LABELS[stem].split(' ').includes('count');
  if (!isPlain || Object.hasOwn(LABELS, key)) return undefined;
  const message = `${quote(key)} is never read, because this label has no plural forms.`;
  return { rule, message, suggestion: stem };
}

interface Spoken {
  tag: LanguageTag;
  forms: LanguageForms;
  below: Words;
}

function missingDrafts(pointer: string, words: Words, { tag, forms, below }: Spoken): Draft[] {
  const told = new Set<string>();
  const read = new Set(
    [words, below].flatMap((texts) => Object.keys(texts).map((key) => labelKeyIn(texts, key))),
  );
  return Object.keys(words).flatMap((key): Draft[] => {
    const form = formOf(key);
    const stem = key.replace(PLURAL, '');
    if (!form || !forms.all.includes(form) || !PLURAL_STEMS.has(stem) || told.has(stem)) return [];
    told.add(stem);
    const has = (one: PluralForm) => read.has(`${stem}_${one}`);
    const missing = forms.usual.filter((one) => !has(one));
    if (missing.length === 0) return [];
    const instead = has('other') ? 'the one of _other' : 'a text that is not the brand’s';
    return [
      {
        rule: 'plural-form-missing',
        pointer: childPointer(pointer, key),
        at: 'key',
        message: `${quote(stem)} has no ${listed(missing)} here: for such counts viewers read ${instead}. ${languageHas(tag, forms.all)}`,
        allowed: forms.all.map((one) => `${stem}_${one}`),
        suggestion: `${stem}_${missing[0]}`,
      },
    ];
  });
}

const formOf = (key: string): PluralForm | undefined =>
  // The pattern has exactly the names of the forms.
  PLURAL.exec(key)?.[1] as PluralForm | undefined;

const languageHas = (tag: string, forms: readonly PluralForm[]): string =>
  `The language ${quote(tag)} has the forms ${listed(forms)}.`;

const listed = (forms: readonly PluralForm[]): string => forms.map((form) => `_${form}`).join(', ');
