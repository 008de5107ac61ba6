import { bigint, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { viewerId } from '../../identity/viewers/tables';
import type { StoredPreferences } from './preferences';

/** How viewers want to watch, by profile. */
export const viewerPreferences = pgTable('viewer_preferences', {
  profile: uuid().primaryKey(),
  viewerId: viewerId(),
  preferences: jsonb().$type<StoredPreferences>().notNull(),
  /** Counts up with each change, from 1. */
  version: bigint({ mode: 'number' }).notNull(),
});
