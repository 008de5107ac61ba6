/**
 * The name of a country in a language; what was given where there is no name for it. Names differ from browser to browser: a page
 * of the server has to bring its own.
 */
export function countryName(code: string, locale: string): string {
  const isCode = /^[A-Z]{2}$/.test(code);
  return (isCode && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) || code;
}
