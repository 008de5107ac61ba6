import { and, eq } from 'drizzle-orm';
import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { labelOverrides } from '../database/schema';
import { faults } from '../faults';
import type { Services } from '../services';

/** Wording that the realm's operator keeps here. */
export function textRoutes({ database: { db } }: Services) {
  return {
    async labels(request, reply) {
      const { realm, locale } = callerOf(request);
      const { realm: asked } = request.query as { realm: string };
      if (asked !== realm.id) throw faults.unknownRealm();
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
  } satisfies Record<string, Handler>;
}
