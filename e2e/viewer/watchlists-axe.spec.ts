import type { Locator } from '@playwright/test';
import { judge } from '../journey/axe';
import { label } from '../journey/labels';
import { queryCatalogue } from '../journey/origin-calls';
import { viewerWithList } from '../journey/own-lists';
import { prefixOf, realmFile } from '../journey/realms';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const RUNS = [
  { realm: 'apex', width: 1280, height: 800 },
  { realm: 'noor', width: 360, height: 740 },
] as const;

const VIDEOS = `query { grid(order: NEWEST, first: 60) { edges { node { __typename id } } } }`;

/** Six videos of a realm. */
async function videosOf(realm: string): Promise<string[]> {
  const { grid } = await queryCatalogue<{
    grid: { edges: { node: { __typename: string; id: string } }[] };
  }>(realm, VIDEOS, {});
  const videos = grid.edges.filter(({ node }) => node.__typename === 'Video');
  return videos.slice(0, 6).map(({ node }) => node.id);
}

for (const { realm, width, height } of RUNS) {
  test(`${realm} at ${width} px: axe finds nothing on the viewer’s own pages, their dialogs and forms`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const language = realmFile(realm).locales.default;
    const prefix = prefixOf(realmFile(realm), language);
    const text = (key: string, values: Record<string, string> = {}) => label(key, values, language);
    const at = (path: string) => address(realm, `${prefix}${path}`);
    const press = (key: string, values: Record<string, string> = {}) =>
      page
        .getByRole('main')
        .getByRole('button', { name: text(key, values), exact: true })
        .click();
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    const list = await viewerWithList(realm, 'A', await videosOf(realm));
    await page.setViewportSize({ width, height });
    await open(page, at('/login'));
    await fillAndSubmit(page, list.account, language);
    await expectSignedIn(page, language);

    await open(page, at('/watchlists'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await judge(page, 'the lists');
    await press('lists.new');
    await expect(dialog).toBeVisible();
    await judge(page, 'a new list');
    await close();
    await open(page, at(list.path));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await judge(page, 'a list');
    await press('lists.edit');
    await expect(page.locator('[data-handle]')).toHaveCount(6);
    await judge(page, 'a list in edit mode');
    await press('lists.addMore');
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await judge(page, 'more for a list');
    await close();
    await press('lists.share');
    await expect(dialog).toBeVisible();
    await judge(page, 'sharing');
    await close();

    await open(page, at('/history'));
    await expect(page.getByRole('switch', { name: text('history.pause') })).toBeVisible();
    await judge(page, 'the history');
    await open(page, at('/preferences'));
    await expect(page.getByRole('switch').first()).toBeVisible();
    await judge(page, 'preferences');
    await open(page, at('/profiles'));
    await press('profiles.add');
    await dialog.getByRole('switch').click();
    await judge(page, 'a profile');
    await close();
    await open(page, at('/account'));
    await press('pin.set');
    await judge(page, 'a new PIN');
    await open(page, at('/confirm-reset/abcdefabcdefabcdefabcdefabcdefab'));
    await expect(page.getByLabel(text('pin.new'), { exact: true })).toBeVisible();
    await judge(page, 'a PIN that was forgotten');
  });
}

test('a list is reordered, a PIN set and a profile changed by keys alone, each told to a screen reader', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const list = await viewerWithList('plain', 'By keys', await videosOf('plain'));
  await open(page, address('plain', '/login'));
  await fillAndSubmit(page, list.account);
  await expectSignedIn(page);
  /** Tabs to an element, as a person does who sees nothing. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${target} does not take the focus.`);
  };
  const button = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await open(page, address('plain', list.path));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  await tabTo(button(label('lists.edit')));
  await page.keyboard.press('Enter');
  const handles = page.locator('[data-handle]');
  await expect(handles).toHaveCount(6);
  const first = (await handles.first().getAttribute('aria-label')) ?? '';
  await tabTo(button(first));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(handles.nth(2)).toHaveAttribute('aria-label', first);
  await expect(handles.nth(2)).toBeFocused();

  await open(page, address('plain', '/profiles'));
  await tabTo(button(label('profiles.add')));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: label('profiles.add') });
  await expect(dialog.getByLabel(label('profiles.name'))).toBeVisible();
  await dialog.getByLabel(label('profiles.name')).focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await tabTo(button('Ada'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('plain', '/home'));

  await open(page, address('plain', '/account'));
  await tabTo(button(label('pin.set')));
  await page.keyboard.press('Enter');
  await page.getByLabel(label('pin.new'), { exact: true }).focus();
  await page.keyboard.type('2947');
  await page.keyboard.press('Enter');
  await expect(page.getByText(label('pin.wasSet'))).toBeVisible();
});
