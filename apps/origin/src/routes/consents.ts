import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import type { ConsentAnswer } from '../identity/consents';
import type { Realm } from '../realms';
import type { Purpose, TermSeed } from '../seed/accounts/account-seed';
import type { Services } from '../services';
import { createOwnViewer } from './own-viewer';

/** A realm's terms, and what viewers answer to them; decided in the contract. */
export function consentRoutes(services: Services) {
  const { consents } = services;
  const ownViewer = createOwnViewer(services);

  return {
    async consents(request: FastifyRequest) {
      const { realm, locale, bearer } = callerOf(request);
      const { purpose } = request.query as { purpose: Purpose };
      const viewerId = bearer && !bearer.isGuest ? bearer.id : null;
      const terms = await consents.termsFor(realm.id, purpose, viewerId);
      return { terms: terms.map((term) => shown(realm, locale, term)) };
    },

    async saveConsents(request, reply) {
      const { locale } = callerOf(request);
      const { consentAnswers } = request.body as { consentAnswers: ConsentAnswer[] };
      // Nobody who acts as a viewer agrees to anything for them.
      await consents.save(await ownViewer(request), consentAnswers, locale);
      return reply.code(204).send();
    },
  } satisfies Record<string, Handler>;
}

const shown = (
  { defaultLocale }: Realm,
  locale: string,
  { fieldName, fieldType, required, ticked, version, label, text }: TermSeed,
) => ({
  ...{ fieldName, fieldType, required, version },
  label: label[locale] ?? label[defaultLocale] ?? '',
  text: text[locale] ?? text[defaultLocale] ?? '',
  ...(ticked ? { data: { default: 'true' } } : {}),
});
