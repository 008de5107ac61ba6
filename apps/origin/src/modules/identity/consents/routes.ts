import { type ConsentPurpose, type ConsentTerm, type Localised, textIn } from '@marquee/realm';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { Services } from '../services';
import type { ConsentAnswer } from './consents';
import { termsLanguageOf } from './terms-language';

/** The calls for a realm's terms, and for viewers' answers to them; decided in the contract. */
export function consentRoutes(services: Services) {
  const { consents, files, ownViewer } = services;

  return {
    async consents(request, reply) {
      const { realm, bearer } = callerOf(request);
      const { purpose } = request.query as { purpose: ConsentPurpose };
      const viewerId = bearer && !bearer.isGuest ? bearer.id : null;
      const terms = await consents.termsFor(realm.id, purpose, viewerId);
      const locales = files.localesOf(realm.id);
      if (!locales) return { terms: [] };
      const locale = termsLanguageOf(services, request);
      reply.header('content-language', locale);
      return {
        terms: terms.map((term) => shown(term, (text) => textIn(text, locale, locales.default))),
      };
    },

    async saveConsents(request, reply) {
      const { consentAnswers } = request.body as { consentAnswers: ConsentAnswer[] };
      // An agent who acts as a viewer agrees to nothing for them.
      await consents.save(
        await ownViewer(request),
        consentAnswers,
        termsLanguageOf(services, request),
      );
      return reply.code(204).send();
    },
  } satisfies Handlers;
}

const shown = (
  { label, text, ticked, ...term }: ConsentTerm,
  inWords: (text: Localised) => string,
) => ({
  ...term,
  ...(label ? { label: inWords(label) } : {}),
  text: inWords(text),
  ...(ticked ? { data: { default: 'true' } } : {}),
});
