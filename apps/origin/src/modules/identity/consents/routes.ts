import { type ConsentPurpose, type ConsentTerm, type Localised, textIn } from '@marquee/realm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { Services } from '../services';
import type { Viewer } from '../viewers/viewer';
import type { ConsentAnswer } from './consents';
import { termsLanguageOf } from './terms-language';

/** The calls for a realm's terms, and for viewers' answers to them; decided in the contract. */
export function consentRoutes(services: Services) {
  const { consents, files, ownViewer } = services;

  /** The choices that are a viewer's own, in words. */
  async function marketingView(request: FastifyRequest, viewer: Viewer) {
    const fallback = files.localesOf(viewer.realmId)?.default;
    if (fallback === undefined) return { answers: [] };
    const locale = termsLanguageOf(services, request);
    return {
      answers: (await consents.marketing(viewer)).map(
        ({ fieldName, fieldType, label, text, ticked, required, version, accepted }) => ({
          fieldName,
          fieldType,
          label: label && textIn(label, locale, fallback),
          text: textIn(text, locale, fallback),
          defaultValue: String(ticked),
          required,
          version,
          accepted,
        }),
      ),
    };
  }

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

    async marketingPreferences(request) {
      return marketingView(request, await ownViewer(request, { agentsToo: true }));
    },

    async saveMarketingPreferences(request) {
      const { answers } = request.body as { answers: ConsentAnswer[] };
      const viewer = await ownViewer(request);
      await consents.saveMarketing(viewer, answers, termsLanguageOf(services, request));
      return marketingView(request, viewer);
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
