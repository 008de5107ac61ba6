import { and, eq, inArray } from 'drizzle-orm';
import { callerOf } from '../../kernel/caller/caller';
import type { Handlers } from '../../kernel/contract';
import { Fault } from '../../kernel/errors/faults';
import type { Kernel } from '../../kernel/kernel';
import { chooseLanguage } from '../../kernel/languages';
import { labelOverrides, operatorTexts } from './tables';

const unknownRealm = () =>
  new Fault(404, 'UNKNOWN_REALM', ['There is no such realm, or the key belongs to another.']);

/** Wording that the realm's operator keeps here. */
export function textRoutes({ database: { db } }: Kernel) {
  const textsOf = (realmId: string, keys: readonly string[]) =>
    db
      .select()
      .from(operatorTexts)
      .where(and(eq(operatorTexts.realmId, realmId), inArray(operatorTexts.key, [...keys])));

  return {
    async labels(request, reply) {
      const { realm, locale } = callerOf(request);
      const { realm: asked } = request.query as { realm: string };
      if (asked !== realm.id) throw unknownRealm();
      const rows = await db
        .select({ key: labelOverrides.key, text: labelOverrides.text })
        .from(labelOverrides)
        .where(and(eq(labelOverrides.realmId, realm.id), eq(labelOverrides.locale, locale)));
      reply.header('cache-control', 'public, max-age=60');
      return {
        translations: Object.fromEntries(rows.map(({ key, text }) => [key, text])),
        default_locale: realm.defaultLocale,
        selected_locale: locale,
      };
    },

    async richtextTranslations(request) {
      const { keys } = request.body as { keys: string[] };
      const translations: Record<string, Record<string, string>> = {};
      for (const { locale, key, html } of await textsOf(callerOf(request).realm.id, keys)) {
        const language = locale.replace('-', '_');
        translations[language] = { ...translations[language], [key]: html };
      }
      return { translations };
    },

    async texts(request, reply) {
      const { realm, locale } = callerOf(request);
      const { keys } = request.query as { keys: string };
      const rows = await textsOf(realm.id, keys.split(','));
      const texts = [...new Set(rows.map(({ key }) => key))].flatMap((key) => {
        const own = rows.filter((row) => row.key === key);
        const chosen = chooseLanguage(
          locale,
          own.map((row) => row.locale),
          '',
        );
        const row = own.find((one) => one.locale === chosen);
        return row ? [[key, row.title]] : [];
      });
      reply.header('cache-control', 'public, max-age=60');
      return { texts: Object.fromEntries(texts), selected_locale: locale };
    },
  } satisfies Handlers;
}
