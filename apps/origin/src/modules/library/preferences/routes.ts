import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../kernel/contract';
import type { Database } from '../../../kernel/database/database';
import { Fault } from '../../../kernel/errors/faults';
import { lockUnchanged } from '../../identity';
import type { LibraryServices } from '../services';
import {
  changed,
  type PreferencesChange,
  preferencesOf,
  type StoredPreferences,
} from './preferences';
import { viewerPreferences } from './tables';

interface Versioned {
  version: number;
  stored: StoredPreferences;
}

async function read(db: Database, profile: string): Promise<Versioned> {
  const [row] = await db
    .select()
    .from(viewerPreferences)
    .where(eq(viewerPreferences.profile, profile));
  return { version: row?.version ?? 0, stored: row?.preferences ?? {} };
}

const shown = ({ version, stored }: Versioned) => ({ version, ...preferencesOf(stored) });

/** The calls for how a viewer wants to watch. */
export function preferenceRoutes({ database: { db }, ownProfile }: LibraryServices) {
  return {
    async preferences(request) {
      const { profile } = await ownProfile(request);
      return shown(await read(db, profile.id));
    },

    async savePreferences(request) {
      const { version: seen, ...change } = request.body as PreferencesChange & { version: number };
      const { viewer, profile } = await ownProfile(request);
      return db.transaction(async (tx) => {
        await lockUnchanged(tx, viewer);
        const now = await read(tx, profile.id);
        if (now.version !== seen)
          throw new Fault(409, 'PREFERENCES_CHANGED', [
            'The preferences have changed since you read them.',
          ]).withDetails(shown(now));
        const next = { version: now.version + 1, stored: changed(now.stored, change) };
        const row = { version: next.version, preferences: next.stored };
        await tx
          .insert(viewerPreferences)
          .values({ profile: profile.id, viewerId: viewer.id, ...row })
          .onConflictDoUpdate({ target: viewerPreferences.profile, set: row });
        return shown(next);
      });
    },
  } satisfies Handlers;
}
