import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { faults } from '../../../kernel/errors/faults';
import { readTitles } from '../../catalogue';
import type { OwnProfile } from '../own-profile';
import { evenRanks, moved, RANK_STEP, rankBetween } from '../rules/list-ranks';
import { type Content, contentType, sameContent } from './content';
import { listFaults } from './faults';
import { findOwned, type List, type ListName } from './list-access';
import { changing, countChange } from './list-changes';
import { type Answering, type Item, itemsOf, pageOfList } from './list-pages';
import { watchlistItems } from './tables';

/** The most titles that an origin keeps in a list, whatever the realm says. */
export const MOST_TITLES = 1000;

/** How many titles a list is answered with when it has changed, at least. */
const SHOWN = 25;

/** The list as it is now, for a caller who knows an older one. */
async function listChanged(
  tx: Database,
  answering: Answering,
  list: List,
  ordered = 0,
): Promise<Error> {
  const rpp = Math.max(ordered, SHOWN);
  return listFaults.changed(await pageOfList(tx, answering, list, { rpp }));
}

export interface Addition {
  list: List;
  added: Content[];
  present: Content[];
  unknown: Content[];
}

/** Adds titles to the end of a list. Throws LIMIT when they do not all fit, and then adds none. */
export const addToList = (
  db: Database,
  own: OwnProfile,
  {
    list: name,
    content,
    most,
    answering,
  }: { list: ListName; content: readonly Content[]; most: number; answering: Answering },
): Promise<Addition> =>
  changing(db, own, async (tx) => {
    const list = await findOwned(tx, own, name);
    const items = await itemsOf(tx, list.id);
    const asked = content.filter(
      (one, index) => content.findIndex((other) => sameContent(one, other)) === index,
    );
    const found = await readTitles(
      tx,
      answering.reading,
      asked.map(({ id }) => id),
    );
    const isPresent = ({ id }: Content) => items.some(({ titleId }) => titleId === id);
    const isKnown = (one: Content) => {
      const title = found.get(one.id);
      return title !== undefined && contentType(title) === one.contentType;
    };
    const present = asked.filter(isPresent);
    const added = asked.filter((one) => !isPresent(one) && isKnown(one));
    const unknown = asked.filter((one) => !isPresent(one) && !isKnown(one));
    if (added.length === 0) return { list, added, present, unknown };
    const room = Math.min(most, MOST_TITLES);
    if (items.length + added.length > room) throw listFaults.limit('titles', room);
    const [last] = await tx
      .select({ rank: max(watchlistItems.rank) })
      .from(watchlistItems)
      .where(eq(watchlistItems.listId, list.id));
    await tx.insert(watchlistItems).values(
      added.map(({ id, contentType }, index) => ({
        listId: list.id,
        titleId: id,
        contentType,
        name: found.get(id)?.name ?? id,
        rank: Number(last?.rank ?? 0) + (index + 1) * RANK_STEP,
      })),
    );
    return { list: await countChange(tx, list), added, present, unknown };
  });

/** Takes a title off a list; one that it does not have changes nothing. */
export const removeFromList = (
  db: Database,
  own: OwnProfile,
  { list: name, content }: { list: ListName; content: Content },
): Promise<List> =>
  changing(db, own, async (tx) => {
    const list = await findOwned(tx, own, name);
    const gone = await tx
      .delete(watchlistItems)
      .where(
        and(
          eq(watchlistItems.listId, list.id),
          eq(watchlistItems.titleId, content.id),
          eq(watchlistItems.contentType, content.contentType),
        ),
      )
      .returning({ titleId: watchlistItems.titleId });
    return gone.length > 0 ? countChange(tx, list) : list;
  });

const setRank = (tx: Database, { listId, titleId }: Item, rank: number) =>
  tx
    .update(watchlistItems)
    .set({ rank })
    .where(and(eq(watchlistItems.listId, listId), eq(watchlistItems.titleId, titleId)));

/** Gives each of these titles a rank, those whose rank stays left out. */
async function setRanks(
  tx: Database,
  items: readonly Item[],
  ranks: readonly number[],
): Promise<void> {
  const changes = items.flatMap((item, index) => {
    const rank = ranks[index];
    return rank === undefined || rank === item.rank ? [] : [{ ...item, rank }];
  });
  const [first] = changes;
  if (!first) return;
  // In two statements, however many there are.
  const ids = changes.map(({ titleId }) => titleId);
  await tx
    .delete(watchlistItems)
    .where(and(eq(watchlistItems.listId, first.listId), inArray(watchlistItems.titleId, ids)));
  await tx.insert(watchlistItems).values(changes);
}

/** Puts the first titles of a list into another order. Throws LIST_CHANGED where they are others, or others have been changed. */
export const reorderList = (
  db: Database,
  own: OwnProfile,
  {
    list: name,
    content,
    version,
    answering,
  }: { list: ListName; content: readonly Content[]; version?: number; answering: Answering },
): Promise<List> =>
  changing(db, own, async (tx) => {
    const list = await findOwned(tx, own, name);
    const first = await itemsOf(tx, list.id, content.length);
    const ordered = content.flatMap((one) => first.find((item) => sameContent(item, one)) ?? []);
    const isPermutation =
      first.length === content.length && new Set(ordered).size === content.length;
    if (!isPermutation || (version !== undefined && version !== list.version))
      throw await listChanged(tx, answering, list, content.length);
    const ranks = first.map(({ rank }) => rank);
    if (ordered.every((item, index) => item.rank === ranks[index])) return list;
    await setRanks(tx, ordered, ranks);
    return countChange(tx, list);
  });

/** Moves a title behind another one, or to the top. Throws LIST_CHANGED where one of the two is gone. */
export const moveInList = (
  db: Database,
  own: OwnProfile,
  {
    list: name,
    content,
    after,
    answering,
  }: { list: ListName; content: Content; after: Content | null; answering: Answering },
): Promise<List> =>
  changing(db, own, async (tx) => {
    if (after && sameContent(after, content))
      throw faults.invalidRequest(['body/after must be another title.']);
    const list = await findOwned(tx, own, name);
    const items = await itemsOf(tx, list.id);
    const item = items.find((one) => sameContent(one, content));
    const neighbour = after && items.find((one) => sameContent(one, after));
    if (!item || neighbour === undefined) throw await listChanged(tx, answering, list);
    const order = moved(items, item, neighbour);
    const at = order.indexOf(item);
    if (items[at] === item) return list;
    const rank = rankBetween(order[at - 1]?.rank ?? null, order[at + 1]?.rank ?? null);
    if (rank === null) await setRanks(tx, order, evenRanks(order.length));
    else await setRank(tx, item, rank);
    return countChange(tx, list);
  });
