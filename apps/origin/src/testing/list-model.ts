import { expect } from 'vitest';
import { moved } from '../modules/library/rules/list-ranks';
import { type ContentBody, video, type WatchlistCalls } from './watchlists';

/** A change as it was answered: its version puts it in the order in which the origin made it. */
interface Done {
  version: number;
  /** The list after the change; undefined where it cannot have been made in this one. */
  apply(list: readonly string[]): readonly string[] | undefined;
}

/** Random whole numbers below `most`, the same for the same seed. */
export function randomFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const idsOf = (content: readonly ContentBody[]) => content.map(({ id }) => id);

async function allIn(calls: WatchlistCalls, listId: string): Promise<string[]> {
  const ids: string[] = [];
  let place = '';
  for (let more = true; more; ) {
    const { body } = await calls.read(listId, `?rpp=100${place && `&lastSeen=${place}`}`);
    ids.push(...idsOf(body.content));
    place = body.content.at(-1)?.place ?? '';
    more = body.pagingInfo.moreDataAvailable;
  }
  return ids;
}

/** One writer, who changes a list at random and knows it as of its last look. */
async function write(
  calls: WatchlistCalls,
  {
    listId,
    titles,
    changes,
    seed,
  }: { listId: string; titles: readonly string[]; changes: number; seed: number },
): Promise<Done[]> {
  const random = randomFrom(seed);
  const any = (from: readonly string[]) => from[random(from.length)] ?? titles[0] ?? '';
  const done: Done[] = [];
  let seen: string[] = [];
  // Into one gap again and again: that is what ranks have to bear.
  const pivot = titles[0] ?? '';

  for (let change = 0; change < changes; change += 1) {
    const kind = random(10);
    if (kind < 2) {
      const { body } = await calls.add(listId, [video(any(titles)), video(any(titles))]);
      const added = idsOf(body.added);
      if (added.length > 0)
        done.push({ version: body.watchlist.version, apply: (list) => [...list, ...added] });
    } else if (kind < 3) {
      const id = any(seen);
      const { body } = await calls.take(listId, video(id));
      done.push({ version: body.version, apply: (list) => list.filter((one) => one !== id) });
    } else if (kind < 8) {
      const id = any(seen);
      const after = random(4) === 0 ? null : random(2) === 0 ? pivot : any(seen);
      if (id === after) continue;
      const { status, body } = await calls.move(
        listId,
        video(id),
        after === null ? null : video(after),
      );
      if (status === 200)
        done.push({ version: body.version, apply: (list) => movedIn(list, id, after) });
    } else {
      const first = seen.slice(0, 1 + random(Math.max(1, seen.length)));
      const order = [...first].sort(() => random(2) - 0.5);
      if (order.length === 0) continue;
      const { status, body } = await calls.reorder(listId, order.map(video));
      if (status === 200)
        done.push({
          version: body.version,
          apply: (list) => [...order, ...list.slice(order.length)],
        });
    }
    if (random(3) === 0) seen = await allIn(calls, listId);
  }
  return done;
}

/**
 * Writers change one list at once, and what is left is what an array has after the same changes, in the order of their versions:
 * none is lost, none is made twice, and each version is one change.
 */
export async function checkAgainstArray(
  writers: readonly WatchlistCalls[],
  titles: readonly string[],
  { changes, seed }: { changes: number; seed: number },
): Promise<void> {
  const [first] = writers;
  if (!first) throw new Error('There is no writer.');
  const { body: list } = await first.create(`Model ${seed}`);
  const listId = list.watchlistExternalId;
  const written = await Promise.all(
    writers.map((calls, index) =>
      write(calls, { listId, titles, changes, seed: seed * 10 + index }),
    ),
  );
  const done = written.flat();
  const { version } = (await first.read(listId)).body.watchlist;
  let model: readonly string[] = [];
  for (let at = 1; at <= version; at += 1) {
    const next = stateAfter(
      model,
      done.filter((one) => one.version === at),
    );
    expect(next, `seed ${seed}, version ${at}`).toBeDefined();
    model = next ?? model;
  }
  expect(await allIn(first, listId), `seed ${seed}`).toEqual(model);
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** The list after the one change of a version. Others that were answered with it changed nothing, and fit what it made. */
function stateAfter(list: readonly string[], done: readonly Done[]): readonly string[] | undefined {
  for (const change of done) {
    const next = change.apply(list);
    const others = done.filter((one) => one !== change);
    const fit = next && others.every((one) => isSame(one.apply(next) ?? [], next));
    if (fit && !isSame(next, list)) return next;
  }
  return undefined;
}

/** Moves as the rule does; undefined where one of the two is not in the list. */
function movedIn(list: readonly string[], id: string, after: string | null): string[] | undefined {
  const areThere = list.includes(id) && (after === null || list.includes(after));
  return areThere ? moved(list, id, after) : undefined;
}
