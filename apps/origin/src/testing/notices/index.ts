import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { MercuriusContext } from 'mercurius';
import { callerOf } from '../../kernel/caller/caller';
import { insertRows } from '../../kernel/database/insert-rows';
import { defineOriginModule } from '../../kernel/module';
import type { PlantedRealm } from '../../kernel/realms/sample-realm';
import { countries } from '../../modules/countries';
import { identity, lockUnchanged } from '../../modules/identity';
import { hiddenNotices, notices as table } from './tables';

const sampleNotices = [
  { id: 'works', text: 'We are at work on Sunday.', until: new Date('2999-01-01') },
  { id: 'finals', text: 'The finals are this week.', until: new Date('2020-01-01') },
];

const noticesOf = ({ id: realmId }: PlantedRealm) =>
  sampleNotices.map((notice) => ({ realmId, ...notice }));

/** A module that only the origin of a test has. It has every part that a module can have. */
export const notices = defineOriginModule({
  name: 'notices',
  uses: { countries, identity },
  tables: { notices: table, hiddenNotices },
  limits: { notices: 'catalogue', hideNotice: 'identity' },

  services({ database: { db } }) {
    const hiddenBy = (viewerId: string) =>
      db
        .select({ id: hiddenNotices.noticeId })
        .from(hiddenNotices)
        .where(eq(hiddenNotices.viewerId, viewerId));

    return {
      /** @param viewerId Leaves out what this viewer has hidden. */
      async textsFor(realmId: string, viewerId?: string): Promise<string[]> {
        const rows = await db
          .select({ text: table.text })
          .from(table)
          .where(
            and(
              eq(table.realmId, realmId),
              viewerId === undefined ? undefined : notInArray(table.id, hiddenBy(viewerId)),
            ),
          );
        return rows.map(({ text }) => text);
      },
    };
  },

  routes: ({
    database: { db },
    textsFor,
    countries: { callerPlace },
    identity: { ownViewer },
  }) => ({
    async notices(request) {
      const { realm, bearer } = callerOf(request);
      return {
        texts: await textsFor(realm.id, bearer?.isGuest === false ? bearer.id : undefined),
        country: callerPlace(request).country,
      };
    },

    async hideNotice(request, reply) {
      const { id: noticeId } = request.params as { id: string };
      const viewer = await ownViewer(request);
      await db.transaction(async (tx) => {
        await lockUnchanged(tx, viewer);
        await tx
          .insert(hiddenNotices)
          .values({ viewerId: viewer.id, noticeId })
          .onConflictDoNothing();
      });
      return reply.code(204).send();
    },
  }),

  /** The status page that a hosting company would have. */
  pages(app, { textsFor }) {
    app.get('/status/:realmId', async (request, reply) => {
      const { realmId } = request.params as { realmId: string };
      return reply.type('text/plain; charset=utf-8').send((await textsFor(realmId)).join('\n'));
    });
  },

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

  forgetViewer: (tx, viewerId) =>
    tx.delete(hiddenNotices).where(eq(hiddenNotices.viewerId, viewerId)),
});
