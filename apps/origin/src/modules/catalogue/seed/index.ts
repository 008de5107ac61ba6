import { inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { insertRows } from '../../../kernel/database/insert-rows';
import type { ModuleSeed } from '../../../kernel/module';
import {
  collections,
  collectionTitles,
  events,
  fighters,
  heroes,
  leagues,
  playlistVideos,
  seasons,
  titles,
  venues,
  videos,
} from '../tables';
import { type CatalogueRows, rowsOf } from './rows';

async function plantRows(db: Database, rows: CatalogueRows): Promise<void> {
  await insertRows(db, leagues, rows.leagues);
  await insertRows(db, venues, rows.venues);
  await insertRows(db, titles, rows.titles);
  await insertRows(db, events, rows.events);
  await insertRows(db, videos, rows.videos);
  await insertRows(db, seasons, rows.seasons);
  await insertRows(db, playlistVideos, rows.playlistVideos);
  await insertRows(db, fighters, rows.fighters);
  await insertRows(db, collections, rows.collections);
  await insertRows(db, collectionTitles, rows.collectionTitles);
  await insertRows(db, heroes, rows.heroes);
}

/** The catalogues of the realms, each in place of the one that was there. */
export const catalogueSeed: ModuleSeed = {
  contents: (realms) => realms.map(rowsOf),

  async plant(db, realms) {
    const ids = realms.map(({ id }) => id);
    // Everything else in a catalogue hangs on these and goes with them.
    for (const table of [titles, leagues, venues, collections])
      await db.delete(table).where(inArray(table.realmId, ids));
    for (const realm of realms) await plantRows(db, rowsOf(realm));
  },
};
