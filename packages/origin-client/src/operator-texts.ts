import type { OriginClient } from './client';
import { richtextTranslations, texts } from './generated/calls';
import { OriginError } from './origin-error';

/** The operator's texts under a key; a text that the origin does not have in the language is absent. */
export interface OperatorText {
  title?: string;
  /** HTML from the operator, not yet made safe. */
  html?: string;
}

export interface OperatorTexts {
  texts: ReadonlyMap<string, OperatorText>;
  /** True when the origin answered both calls. */
  complete: boolean;
}

interface Options {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Fetches the texts that a realm's operator keeps at the origin for single pages, in one language
 * (spec 1 §7): rich texts from the translation endpoint, their headings from `/texts`. A text that
 * the origin does not answer is absent: the page has labels of its own.
 */
export async function fetchOperatorTexts(
  origin: OriginClient,
  keys: readonly string[],
  locale: string,
  options: Options = {},
): Promise<OperatorTexts> {
  const how = { auth: 'none', ...options } as const;
  const [rich, plain] = await Promise.all([
    answered(origin.call(richtextTranslations, { body: { keys: [...keys] }, ...how })),
    answered(origin.call(texts, { query: { keys: keys.join() }, ...how })),
  ]);
  const found = keys.map((key): [string, OperatorText] => {
    const html = rich && translationOf(rich.translations, key, locale);
    const title = plain && textAt(plain.texts, key);
    return [key, { ...(html ? { html } : {}), ...(title ? { title } : {}) }];
  });
  return { texts: new Map(found), complete: rich !== undefined && plain !== undefined };
}

const answered = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof OriginError && error.kind !== 'aborted') return undefined;
    throw error;
  });

const textAt = (texts: unknown, key: string): string | undefined => {
  if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, key)) return undefined;
  const text: unknown = Reflect.get(texts, key);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

/**
 * The text in the locale, else in its language for all regions, else in the language of any region:
 * en_GB, en or en_US for en-GB.
 */
function translationOf(
  translations: Readonly<Record<string, unknown>>,
  key: string,
  locale: string,
): string | undefined {
  const own = locale.replace('-', '_').toLowerCase();
  const [language = own] = own.split('_');
  const rank = (name: string) => {
    const other = name.toLowerCase();
    if (other === own) return 0;
    if (other === language) return 1;
    return other.startsWith(`${language}_`) ? 2 : 3;
  };
  const names = Object.keys(translations)
    .filter((name) => rank(name) < 3)
    .sort((a, b) => rank(a) - rank(b));
  for (const name of names) {
    const text = textAt(translations[name], key);
    if (text) return text;
  }
  return undefined;
}
