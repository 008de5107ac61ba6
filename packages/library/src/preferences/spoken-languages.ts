import { intlLocale } from '@marquee/i18n';

/** Languages that titles are often spoken or written in. */
const OFTEN = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'zh',
];

/** Languages to choose from, by their names in the language of the page; `chosen` is among them in any case. */
export function spokenLanguages(locale: string, chosen: string | undefined) {
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'language' });
  const { compare } = new Intl.Collator(intlLocale(locale));
  const tags = chosen && !OFTEN.includes(chosen) ? [...OFTEN, chosen] : OFTEN;
  return tags
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
}
