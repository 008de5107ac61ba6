/** The languages with built-in label sets. */
export type Language = 'en' | 'es' | 'pt' | 'ar';
export type Direction = 'ltr' | 'rtl';

export const languages: readonly Language[] = ['en', 'es', 'pt', 'ar'];

/** The default locale (spec 1 §9). */
export const defaultLocale = 'en';

const ownNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value);

/**
 * Writes a tag in the form that the product uses: `pt_br.UTF-8` → `pt-BR`. A language without
 * labels, and a text that is no tag (a shell's `C`, `POSIX`), becomes `en`; US English becomes `en`
 * (spec 1 §9).
 */
export function resolveLocale(tag: string | null | undefined): string {
  const [clean = ''] = (tag ?? '').trim().split(/[.@]/);
  const [language, ...rest] = clean.split(/[-_]/);
  const base = language?.toLowerCase();
  if (!isLanguage(base)) return defaultLocale;
  const subtags: string[] = [];
  for (const subtag of rest) {
    // A script or a region. Variants and extensions do not change labels, so they are dropped.
    if (/^[a-z]{4}$/i.test(subtag)) {
      subtags.push(`${subtag.charAt(0).toUpperCase()}${subtag.slice(1).toLowerCase()}`);
    } else if (/^([a-z]{2}|\d{3})$/i.test(subtag)) {
      subtags.push(subtag.toUpperCase());
      break;
    } else break;
  }
  const locale = [base, ...subtags].join('-');
  return locale === 'en-US' ? defaultLocale : locale;
}

/** The built-in label set for a tag; `en` for a language that has none. */
export function languageOf(tag: string | null | undefined): Language {
  const [language] = resolveLocale(tag).split('-');
  return isLanguage(language) ? language : defaultLocale;
}

/** The region of a tag, such as `US`; undefined where the tag has none. */
export const regionOf = (tag: string): string | undefined =>
  resolveLocale(tag)
    .split('-')
    .find((subtag, index) => index > 0 && subtag.length < 4);

/** Arabic is the right-to-left language (spec 1 §9). */
export const directionOf = (tag: string | null | undefined): Direction =>
  languageOf(tag) === 'ar' ? 'rtl' : 'ltr';

/** The name of a language in that language, for a language switch: `es` → Español, `en-GB` → English (GB). */
export function languageName(tag: string): string {
  const region = regionOf(tag);
  const name = ownNames[languageOf(tag)];
  return region === undefined ? name : `${name} (${region})`;
}

/**
 * Picks the best of `supported` for the tags that a browser wants, in their order (an
 * Accept-Language header is sorted by weight first); the exact tag before another of the language.
 */
export function negotiateLocale(
  wanted: string | readonly string[] | null | undefined,
  supported: readonly string[],
  fallback: string,
): string {
  for (const tag of typeof wanted === 'string' ? byWeight(wanted) : (wanted ?? [])) {
    const lower = tag.toLowerCase();
    const [language] = lower.split('-');
    const match =
      supported.find((candidate) => candidate.toLowerCase() === lower) ??
      supported.find((candidate) => candidate.toLowerCase() === language) ??
      supported.find((candidate) => candidate.toLowerCase().split('-')[0] === language);
    if (match !== undefined) return match;
  }
  return fallback;
}

function byWeight(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((piece) => piece.startsWith('q='));
      const value = weight === undefined ? 1 : Number(weight.slice(2));
      return { tag, weight: Number.isFinite(value) ? value : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
