import type { Localised } from '../../../kernel/database/columns';
import type { PlantedRealm } from '../../../kernel/realms/sample-realm';
import type { newsFeeds, newsItems, newsPictures, newsTitles } from '../news/tables';
import type { NewsItemSeed, NewsSeed, NewsTexts } from './news-seed';
import { momentOf } from './rhythm';
import { numberOf } from './row-writer';

export interface NewsRows {
  newsFeeds: (typeof newsFeeds.$inferInsert)[];
  newsItems: (typeof newsItems.$inferInsert)[];
  newsPictures: (typeof newsPictures.$inferInsert)[];
  newsTitles: (typeof newsTitles.$inferInsert)[];
}

const hour = 60 * 60;

/** A realm's news laid out as rows. A word that is missing in one of its languages is an error that names it. */
export function newsRowsOf(
  { id: realmId, index: realmIndex, locales }: PlantedRealm,
  { feeds, items, texts }: NewsSeed,
): NewsRows {
  const words = (where: string, pick: (texts: NewsTexts) => string | undefined): Localised =>
    Object.fromEntries(
      locales.map((locale) => {
        const own = texts[locale];
        const text = own && pick(own);
        if (!text) throw new Error(`The news of ${realmId} have no ${where} in ${locale}.`);
        return [locale, text];
      }),
    );
  const author = ({ author: names }: NewsItemSeed): Localised | null =>
    names
      ? Object.fromEntries(
          locales.map((locale) => [locale, (locale === 'ar' && names[1]) || names[0]]),
        )
      : null;
  return {
    newsFeeds: feeds.map((id, position) => ({
      realmId,
      id,
      position,
      name: words(`feed ${id}`, (own) => own.feeds[id]),
    })),
    newsItems: items.map((item, index) => {
      const { id, feed, changedAfter, reveals } = item;
      const { cycle, phase } = momentOf('news', {
        index,
        count: items.length,
        realmIndex,
        hours: 0,
      });
      const text = (part: 'heading' | 'lead' | 'body') =>
        words(`${part} of ${id}`, (own) => own.items[id]?.[part]);
      return {
        realmId,
        id,
        feedId: feed,
        cycle,
        phase,
        changedAfter: changedAfter === undefined ? null : changedAfter * hour,
        reveals: reveals ?? false,
        author: author(item),
        heading: text('heading'),
        lead: text('lead'),
        body: text('body'),
      };
    }),
    newsPictures: items.flatMap(({ id: itemId, pictures }) =>
      pictures.map(([kind, about], position) => {
        const id = position === 0 ? itemId : `${itemId}-${position + 1}`;
        return {
          realmId,
          itemId,
          id,
          position,
          seed: numberOf(realmId, id),
          kind,
          about,
          caption: words(`caption of ${id}`, (own) => own.items[itemId]?.captions[position]),
        };
      }),
    ),
    newsTitles: items.flatMap(({ id: itemId, titles }) =>
      titles.map((titleId, position) => ({ realmId, itemId, titleId, position })),
    ),
  };
}
