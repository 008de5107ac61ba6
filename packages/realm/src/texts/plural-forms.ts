import type { LanguageTag } from '../realm';
import { languagePart } from './localised';

/** The plural forms of CLDR, in its order. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof FORMS)[number];

/** Counts of titles, seconds or devices that viewers may read; CLDR has a form of its own for round millions in Spanish. */
const LARGEST_COUNT = 200;

export interface LanguageForms {
  /** The forms that the language has. */
  all: readonly PluralForm[];
  /** Those of them that a usual count needs. */
  usual: readonly PluralForm[];
}

const known = new Map<LanguageTag, LanguageForms | undefined>();

/** Finds the plural forms of a language; undefined for a tag that is none. */
export function pluralFormsOf(tag: LanguageTag): LanguageForms | undefined {
  if (!known.has(tag)) known.set(tag, formsOf(tag));
  return known.get(tag);
}

function formsOf(tag: LanguageTag): LanguageForms | undefined {
  // Of a tag that it does not know, Intl would give the forms of the machine's own language.
  if (!isSupported(tag)) return undefined;
  const rules = new Intl.PluralRules(tag);
  const { pluralCategories } = rules.resolvedOptions();
  const usual = new Set(
    Array.from({ length: LARGEST_COUNT + 1 }, (_, count) => rules.select(count)),
  );
  return {
    all: FORMS.filter((form) => pluralCategories.includes(form)),
    usual: FORMS.filter((form) => usual.has(form)),
  };
}

function isSupported(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Language tag → key → text. */
type Wordings = Record<LanguageTag, Record<string, string>>;

/**
 * Fills in plural forms that the wording of a language leaves out by its own `_other`. Otherwise viewers would read the
 * product's words among the brand's, and those of another language where the product does not have this one.
 */
export function withPluralForms(labels: Wordings): Wordings {
  return Object.fromEntries(
    Object.entries(labels).map(([tag, words]) => {
      const below = labels[languagePart(tag)] ?? {};
      return [tag, { ...missingForms(tag, words, below), ...words }];
    }),
  );
}

function missingForms(
  tag: LanguageTag,
  words: Readonly<Record<string, string>>,
  below: Readonly<Record<string, string>>,
): Record<string, string> {
  const forms = pluralFormsOf(tag)?.all ?? [];
  const missing = Object.entries(words).flatMap(([key, text]) => {
    if (!key.endsWith(OTHER)) return [];
    const keys = forms.map((form) => `${key.slice(0, -OTHER.length)}_${form}`);
    return keys.filter((name) => !Object.hasOwn(below, name)).map((name) => [name, text] as const);
  });
  return Object.fromEntries(missing);
}

const OTHER = '_other';
