import type { Locator, Page } from '@playwright/test';
import { FAULTS, faultNoise, throughEveryFault } from '../journey/faults';
import { label } from '../journey/labels';
import { queryCatalogue } from '../journey/origin-calls';
import { viewerWithList } from '../journey/own-lists';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

// Every call of these pages meets every fault: long journeys, one after the other.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeEach(({ complaints }) => complaints.allow(faultNoise));
test.afterEach(({ fragile }) => fragile.line.mend());

const unavailable = label('failure.unavailable');
const words: Record<keyof typeof FAULTS, string> = {
  breaks: unavailable,
  disappears: label('failure.offline'),
  hangs: label('failure.timeout'),
  'talks nonsense': unavailable,
};
const VIDEOS = 'query { grid(order: NEWEST, first: 20) { edges { node { __typename id } } } }';

async function fourVideos(): Promise<string[]> {
  const { grid } = await queryCatalogue<{
    grid: { edges: { node: { __typename: string; id: string } }[] };
  }>('apex', VIDEOS, {});
  const videos = grid.edges.filter(({ node }) => node.__typename === 'Video');
  return videos.slice(0, 4).map(({ node }) => node.id);
}

const button = (page: Page | Locator, key: string, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: label(key, values), exact: true });
const lastNotice = (page: Page) => page.locator('[data-ui="notice"]').last();

async function signIn(page: Page, sitePort: number) {
  const list = await viewerWithList('apex', 'Kept', await fourVideos());
  await open(page, address('apex', '/login', sitePort));
  await fillAndSubmit(page, list.account);
  await expectSignedIn(page);
  return list;
}

interface Row {
  what: string;
  page: (list: { path: string }) => string;
  /** Before the faults: opens what the call is made from. */
  begin?: (page: Page) => Promise<void>;
  call: RegExp;
  ask: (page: Page) => Promise<void>;
  told: (page: Page) => Locator;
  /** The page is as it was before the call. */
  kept: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog');
const listName = (page: Page) => page.getByLabel(label('lists.name'));
const handles = (page: Page) => page.locator('[data-handle]');
const switchOf = (page: Page, key: string) => page.getByRole('switch', { name: label(key) });

const ROWS: readonly Row[] = [
  {
    what: 'a new list',
    page: () => '/watchlists',
    async begin(page) {
      await button(page.getByRole('main'), 'lists.new').click();
      await listName(page).fill('Sunday');
    },
    call: /\/watchlists$/,
    ask: (page) => button(dialog(page), 'lists.create').click(),
    told: dialog,
    kept: (page) => expect(listName(page)).toHaveValue('Sunday'),
  },
  {
    what: 'a name of a list',
    page: ({ path }) => path,
    async begin(page) {
      await button(page, 'lists.menu', { name: 'Kept' }).click();
      await page.getByRole('menuitem', { name: label('lists.rename') }).click();
      await listName(page).fill('Sunday');
    },
    call: /\/watchlists\/[^/]+$/,
    ask: (page) => button(dialog(page), 'lists.save').click(),
    told: dialog,
    kept: (page) => expect(listName(page)).toHaveValue('Sunday'),
  },
  {
    what: 'a preference',
    page: () => '/preferences',
    call: /\/user\/preferences$/,
    ask: (page) => switchOf(page, 'preferences.muted').click(),
    told: (page) => page.getByRole('main'),
    kept: (page) => expect(switchOf(page, 'preferences.muted')).toBeChecked(),
  },
  {
    what: 'a pause of the history',
    page: () => '/history',
    call: /\/user\/history\/paused$/,
    ask: (page) => switchOf(page, 'history.pause').click(),
    told: lastNotice,
    kept: (page) => expect(switchOf(page, 'history.pause')).not.toBeChecked(),
  },
  {
    what: 'a profile',
    page: () => '/profiles',
    async begin(page) {
      await button(page, 'profiles.add').click();
      await dialog(page).getByLabel(label('profiles.name')).fill('Ada');
    },
    call: /\/user\/profiles$/,
    ask: (page) => button(dialog(page), 'profiles.save').click(),
    told: dialog,
    kept: (page) => expect(dialog(page).getByLabel(label('profiles.name'))).toHaveValue('Ada'),
  },
  {
    what: 'a PIN',
    page: () => '/account',
    async begin(page) {
      await button(page.getByRole('main'), 'pin.set').click();
      await page.getByLabel(label('pin.new'), { exact: true }).fill('2947');
    },
    call: /\/parental-control\/pin$/,
    ask: (page) => button(page.getByRole('main').locator('form'), 'pin.set').click(),
    told: (page) => page.getByRole('main'),
    kept: (page) => expect(page.getByLabel(label('pin.new'), { exact: true })).toHaveValue('2947'),
  },
];

for (const row of ROWS) {
  test(`${row.what} that is not saved is told, whatever went wrong, and nothing is lost`, async ({
    page,
    fragile: { line, sitePort },
  }) => {
    const list = await signIn(page, sitePort);
    await open(page, address('apex', row.page(list), sitePort));
    await row.begin?.(page);
    await throughEveryFault(page, line, {
      call: row.call,
      ask: () => row.ask(page),
      told: row.told(page),
      words,
      kept: () => row.kept(page),
    });
  });
}

test('a title that moves while the origin is away goes back to its place, and the list is whole after it', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const list = await signIn(page, sitePort);
  await open(page, address('apex', list.path, sitePort));
  await button(page, 'lists.edit').click();
  await expect(handles(page)).toHaveCount(4);
  const names = () =>
    handles(page).evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')));
  const before = await names();
  const mend = line.spoil(/\/position$/, FAULTS.breaks);
  await handles(page).first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(lastNotice(page)).toContainText(unavailable);
  await expect.poll(names).toEqual(before);
  mend();

  // An answer that is lost on the way: the title is where the viewer put it, once.
  line.spoil(/\/position$/, { kind: 'lose', sent: 'nothing' });
  await handles(page).first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  const [first, second, ...rest] = before;
  await expect.poll(names).toEqual([second, first, ...rest]);
  line.mend();
  await expect(async () => {
    await reload(page);
    await button(page, 'lists.edit').click();
    await expect.poll(names, { timeout: 5_000 }).toEqual([second, first, ...rest]);
  }).toPass();
});

test('two tabs change one list: neither loses what the other did, and one that was deleted is told', async ({
  page,
  context,
  complaints,
  fragile: { sitePort },
}) => {
  complaints.allow(/status of (404|409)/);
  const list = await signIn(page, sitePort);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, address('apex', list.path, sitePort));
    await button(tab, 'lists.edit').click();
    await expect(handles(tab)).toHaveCount(4);
  }
  const names = (tab: Page) =>
    handles(tab).evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')));
  const [a, b, c, d] = await names(page);
  const moveFirstDown = async (tab: Page) => {
    await handles(tab).first().focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await tab.keyboard.press(key);
  };
  await moveFirstDown(page);
  await expect(lastNotice(page)).toBeVisible();
  await expect.poll(() => names(page)).toEqual([b, a, c, d]);
  await moveFirstDown(other);
  await expect(lastNotice(other)).toBeVisible();
  await expect.poll(() => names(other)).toEqual([b, a, c, d]);

  await button(page, 'lists.menu', { name: 'Kept' }).click();
  await page.getByRole('menuitem', { name: label('lists.delete') }).click();
  await button(dialog(page), 'lists.delete').click();
  await expect(page.getByRole('heading', { name: label('lists.one.deleted') })).toBeVisible();
  await moveFirstDown(other);
  await expect(other.getByRole('heading', { name: label('lists.one.deleted') })).toBeVisible();
});

test('a viewer without a connection keeps what is in view, and goes on once there is one', async ({
  page,
  context,
  fragile: { sitePort },
}) => {
  await signIn(page, sitePort);
  await open(page, address('apex', '/preferences', sitePort));
  const muted = switchOf(page, 'preferences.muted');
  await expect(muted).toBeChecked();
  await context.setOffline(true);
  await muted.click();
  await expect(page.getByRole('main')).toContainText(label('failure.offline'));
  await expect(muted).toBeChecked();
  await context.setOffline(false);
  await muted.click();
  await expect(
    page.getByRole('status').filter({ hasText: label('preferences.saved') }),
  ).toBeAttached();
  await expect(muted).not.toBeChecked();
});
