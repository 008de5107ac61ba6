import { and, inArray } from 'drizzle-orm';
import type { ModuleSeed } from '../../kernel/module';
import { viewers } from '../identity/viewers/tables';
import { entitlements } from './tables';

/** The licence that the sample viewers have, until the sandbox sells some. */
export const SAMPLE_LICENCE = 'all';

/** The sample viewers who may watch everything; `second@example.com` has an account and no more. */
const HOLDERS = ['viewer@example.com', 'child@example.com', 'partition@example.com'];

/** The sample viewers' licences. */
export const entitlementSeed: ModuleSeed = {
  contents: () => [SAMPLE_LICENCE, HOLDERS],

  async plant(db, realms) {
    const holders = await db
      .select({ viewerId: viewers.id })
      .from(viewers)
      .where(
        and(
          inArray(
            viewers.realmId,
            realms.map(({ id }) => id),
          ),
          inArray(viewers.identifier, HOLDERS),
        ),
      );
    const rows = holders.map(({ viewerId }) => ({ viewerId, licence: SAMPLE_LICENCE }));
    if (rows.length > 0) await db.insert(entitlements).values(rows).onConflictDoNothing();
  },
};
