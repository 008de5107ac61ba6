import { inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { insertRows } from '../../../kernel/database/insert-rows';
import type { ModuleSeed } from '../../../kernel/module';
import {
  bouts,
  credits,
  episodes,
  eventDetails,
  mergedTitles,
  titleDetails,
} from '../details/tables';
import { newsFeeds, newsItems, newsPictures, newsTitles } from '../news/tables';
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
  await insertRows(db, titleDetails, rows.titleDetails);
  await insertRows(db, eventDetails, rows.eventDetails);
  await insertRows(db, bouts, rows.bouts);
  await insertRows(db, episodes, rows.episodes);
  await insertRows(db, credits, rows.credits);
  await insertRows(db, mergedTitles, rows.mergedTitles);
  await insertRows(db, newsFeeds, rows.newsFeeds);
  await insertRows(db, newsItems, rows.newsItems);
  await insertRows(db, newsPictures, rows.newsPictures);
  await insertRows(db, newsTitles, rows.newsTitles);
}

/** The catalogues of the realms, each in place of the one that was there. */
export const catalogueSeed: ModuleSeed = {
  contents: (realms) => realms.map(rowsOf),

  async plant(db, realms) {
    const ids = realms.map(({ id }) => id);
    // Everything else in a catalogue hangs on these and goes with them.
    for (const table of [titles, leagues, venues, collections, newsFeeds])
      await db.delete(table).where(inArray(table.realmId, ids));
    for (const realm of realms) await plantRows(db, rowsOf(realm));
  },
};
