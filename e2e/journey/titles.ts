import type { Locator, Page } from '@playwright/test';
import { callOrigin, queryCatalogue } from './origin-calls';
import type { RealmId } from './realms';
import { address, open } from './site';
import { expect } from './test';

/** What viewers open and watch. */
export const KINDS = ['live', 'video', 'episode', 'playlist', 'replay', 'upcoming'] as const;
export type Kind = (typeof KINDS)[number];

export type Access = 'FREE' | 'REGISTERED' | 'LICENCE';

interface Title {
  __typename: 'LiveEvent' | 'Video' | 'Series' | 'Playlist';
  id: string;
  accessLevel: Access;
  state?: 'UPCOMING' | 'LIVE' | 'ENDED' | 'REPLAY';
  timing?: 'ON_TIME' | 'MOVED' | 'POSTPONED' | 'CANCELLED';
  startsAt?: string;
  endsAt?: string | null;
}

const TITLES = `query Titles($ids: [ID!]!) {
  titles(ids: $ids) { __typename id accessLevel ... on LiveEvent { state timing startsAt endsAt } }
}`;

/** How many titles the catalogue answers at once. */
const MOST = 60;

/** The page that lists titles of a kind, and which of its links lead to one; for two kinds over the page of what holds it. */
const WAYS: Readonly<
  Record<Kind, { page: string; over?: Title['__typename']; is: (title: Title) => boolean }>
> = {
  live: { page: '/livenow', is: ({ state }) => state === 'LIVE' },
  video: { page: '/home', is: ({ __typename }) => __typename === 'Video' },
  episode: { page: '/home', over: 'Series', is: ({ __typename }) => __typename === 'Video' },
  playlist: { page: '/home', over: 'Playlist', is: ({ __typename }) => __typename === 'Video' },
  replay: { page: '/releases', is: ({ state }) => state === 'REPLAY' },
  upcoming: {
    page: '/upcoming',
    is: ({ state, timing }) => state === 'UPCOMING' && (timing === 'ON_TIME' || timing === 'MOVED'),
  },
};

interface ListedTitle {
  title: Title;
  href: string;
}

/** The titles in lists, each with its address and what the origin says of it. */
async function listedTitles(realm: RealmId, within: Locator): Promise<ListedTitle[]> {
  const found = within.locator('li a[href]');
  // A page whose data was too slow for the server loads it in the browser.
  await found.first().waitFor({ state: 'attached' });
  const links = await found.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const hrefs = [...new Set(links)].filter((href) =>
    /^\/(live|video|series|playlist)\/[^/]+\/[^/]+$/.test(href),
  );
  const hrefOf = new Map(hrefs.map((href) => [href.split('/')[2] ?? '', href]));
  const ids = [...hrefOf.keys()].slice(0, MOST);
  const { titles } = await queryCatalogue<{ titles: Title[] }>(realm, TITLES, { ids });
  return titles.flatMap((title) => {
    const href = hrefOf.get(title.id);
    return href === undefined ? [] : { title, href };
  });
}

/** Whether the origin plays a title here: some are for viewers in a few countries. */
async function isForHere(realm: RealmId, { id, state }: Title): Promise<boolean> {
  const kind = state === undefined || state === 'REPLAY' ? 'vod' : 'live';
  const { body } = await callOrigin<{ code?: string }>(realm, `/stream/${kind}/${id}`);
  return body.code !== 'OUTSIDE_REGION';
}

/** What begins or ends within so many ms changes during a journey; what has just begun cannot be gone back in. */
const SETTLED_MS = 5 * 60_000;

/** Whether an event neither begins nor ends about now. */
const isSettled = ({ startsAt, endsAt }: Title): boolean =>
  [startsAt, endsAt].every((at) => !at || Math.abs(Date.parse(at) - Date.now()) > SETTLED_MS);

/** The first title of a kind in lists that is for viewers here; with the wanted access where there is such a one. */
export async function oneOf(
  realm: RealmId,
  kind: Kind,
  { within, wanted }: { within: Locator; wanted?: Access },
): Promise<ListedTitle | null> {
  const all = (await listedTitles(realm, within)).filter(
    ({ title }) => WAYS[kind].is(title) && isSettled(title),
  );
  const isWanted = ({ title }: ListedTitle) => title.accessLevel === wanted;
  const ranked = [...all.filter(isWanted), ...all.filter((one) => !isWanted(one))];
  for (const one of ranked) if (await isForHere(realm, one.title)) return one;
  return null;
}

/**
 * Goes from a page that lists titles to the page of one of a kind, by its card; with the wanted access where the page has such a
 * one. Resolves to the title's name and access; null where the realm's pages list none of the kind.
 */
export async function openOneOf(
  page: Page,
  realm: RealmId,
  kind: Kind,
  wanted: Access,
): Promise<{ name: string; access: Access } | null> {
  const { page: path, over } = WAYS[kind];
  await open(page, address(realm, path));
  const main = page.getByRole('main');
  if (over !== undefined) {
    const holders = await listedTitles(realm, main);
    const holder = holders.find(({ title }) => title.__typename === over);
    if (!holder) return null;
    await follow(page, holder.href);
  }
  const within = over === undefined ? main : main.locator('ol').last();
  const one = await oneOf(realm, kind, { within, wanted });
  return one && { name: await follow(page, one.href), access: one.title.accessLevel };
}

/** Presses the card that leads to a title, and resolves to its name once its page is there. */
async function follow(page: Page, href: string): Promise<string> {
  const link = page.getByRole('main').locator(`li a[href="${href}"]`).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new URL(href, page.url()).href);
  return name;
}
