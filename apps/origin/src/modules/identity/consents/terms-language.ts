import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { chooseLanguage } from '../../../kernel/languages';
import type { Services } from '../services';

/**
 * The language in which a call reads the realm's terms, and in which answers to them are kept. It is one of the file's: a brand
 * that the seed does not know has other languages than the catalogue that it borrows.
 */
export function termsLanguageOf(
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest,
): string {
  const { realm, locale } = callerOf(request);
  const locales = files.localesOf(realm.id);
  if (!locales) return locale;
  const tags = locales.supported.map(({ tag }) => tag);
  return chooseLanguage(request.headers['accept-language'], tags, locales.default);
}
