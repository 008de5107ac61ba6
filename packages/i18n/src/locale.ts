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
