import type { PlantedRealm } from '../../../kernel/realms/sample-realm';
import { type CardRows, cardRowsOf } from './card-rows';
import { sampleCatalogues } from './catalogues';
import { type DetailRows, detailRowsOf } from './detail-rows';
import { type NewsRows, newsRowsOf } from './news-rows';
import { createRowWriter } from './row-writer';

/** The rows of one realm's catalogue, table by table. */
export type CatalogueRows = CardRows & DetailRows & NewsRows;

/** A realm's catalogue laid out as rows. A word that is missing in one of its languages is an error that names it. */
export function rowsOf(realm: PlantedRealm): CatalogueRows {
  const seed = sampleCatalogues[realm.like];
  if (!seed) throw new Error(`There is no catalogue of ${realm.like} for ${realm.id} to have.`);
  const writer = createRowWriter(realm, seed);
  const cards = cardRowsOf(writer, realm.index);
  const details = detailRowsOf(writer, cards);
  return {
    ...cards,
    ...details,
    ...newsRowsOf(realm, seed.news),
    titles: [...cards.titles, ...details.titles],
    events: [...cards.events, ...details.events],
    videos: [...cards.videos, ...details.videos],
    seasons: [...cards.seasons, ...details.seasons],
    fighters: [...cards.fighters, ...details.fighters],
  };
}
