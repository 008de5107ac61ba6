import { eq, inArray, lt } from 'drizzle-orm';
import type { MercuriusContext } from 'mercurius';
import { callerOf } from '../../kernel/caller/caller';
import { insertRows } from '../../kernel/database/insert-rows';
import { defineOriginModule } from '../../kernel/module';
import type { PlantedRealm } from '../../kernel/realms/sample-realm';
import { countries } from '../../modules/countries';
import { notices as table } from './tables';

const sampleNotices = [
  { id: 'works', text: 'We are at work on Sunday.', until: new Date('2999-01-01') },
  { id: 'finals', text: 'The finals are this week.', until: new Date('2020-01-01') },
];

const noticesOf = ({ id: realmId }: PlantedRealm) =>
  sampleNotices.map((notice) => ({ realmId, ...notice }));

/** A module that is in no origin but that of a test: everything that a module can have. */
export const notices = defineOriginModule({
  name: 'notices',
  uses: { countries },
  tables: { notices: table },
  limits: { notices: 'catalogue' },

  services: ({ database: { db } }) => ({
    textsFor: async (realmId: string) =>
      (await db.select().from(table).where(eq(table.realmId, realmId))).map(({ text }) => text),
  }),

  routes: ({ textsFor, countries: { callerPlace } }) => ({
    async notices(request) {
      return {
        texts: await textsFor(callerOf(request).realm.id),
        country: callerPlace(request).country,
      };
    },
  }),

  resolvers: ({ textsFor }) => ({
    Query: {
      notices: (_: unknown, __: unknown, { request }: MercuriusContext) =>
        textsFor(callerOf(request).realm.id),
    },
  }),

  seed: {
    contents: (realms) => realms.flatMap(noticesOf),
    async plant(db, realms) {
      const ids = realms.map(({ id }) => id);
      await db.delete(table).where(inArray(table.realmId, ids));
      await insertRows(db, table, realms.flatMap(noticesOf));
    },
  },

  sweep: ({ database: { db }, clock }) => db.delete(table).where(lt(table.until, clock())),
});
