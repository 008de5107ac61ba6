import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

const button = (page: Page, key: string, values: Record<string, string> = {}) =>
  page.getByRole('main').getByRole('button', { name: label(key, values), exact: true });

async function signIn(page: Page) {
  const account = await newAccount('apex');
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, account);
  await expectSignedIn(page);
}

/** Makes a list on the page of lists. */
async function makeList(page: Page, name: string): Promise<void> {
  await open(page, address('apex', '/watchlists'));
  await button(page, 'lists.new').first().click();
  const dialog = page.getByRole('dialog', { name: label('lists.new') });
  await dialog.getByLabel(label('lists.name')).fill(name);
  await dialog.getByRole('button', { name: label('lists.create') }).click();
  await expect(listLink(page, name)).toBeVisible();
}
const listLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** The names of the titles in the list that is being edited, by their handles. */
const order = async (page: Page): Promise<string[]> => {
  const labels = await page
    .locator('[data-ui="sortable"] [data-handle]')
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label') ?? ''));
  const [before = ''] = label('lists.handle').split('{');
  return labels.map((text) => text.slice(before.length).replace('title}', ''));
};

/** Adds the first titles that the catalogue offers to the list that is being edited. */
async function addTitles(page: Page, count: number): Promise<void> {
  await button(page, 'lists.addMore').click();
  const dialog = page.getByRole('dialog');
  const boxes = dialog.getByRole('checkbox', { disabled: false });
  await expect(boxes.nth(count)).toBeVisible();
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check();
  await dialog
    .getByRole('button', { name: label('lists.addMore.add_other', { count: String(count) }) })
    .click();
  await expect(dialog).toHaveCount(0);
}

test('[1.1-14] [2.3-29] [2.4-47] [2.4-51] [2.4-52] [2.4-53] [2.4-54] [2.6-01] [2.6-02] [2.7-38] [2.7-41] [2.7-44] a list is made, filled, reordered, shared, and saved by another viewer', {
  tag: '@gate',
}, async ({ page, stranger, complaints }) => {
  test.setTimeout(90_000);
  // An event that has not begun.
  complaints.allow(/status of 409/);
  await signIn(page);
  await makeList(page, 'For the weekend');

  // From a title's page, which says whether the list has it.
  await open(page, address('apex', '/home'));
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: label('adding.button'), exact: true }).click();
  const box = page.getByRole('dialog').getByRole('checkbox', { name: 'For the weekend' });
  // A document of its own comes next: it would end a call that is still under way.
  const added = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      new URL(response.url()).pathname.endsWith('/content'),
  );
  await box.check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('lists.edit.done') })
    .click();
  await added;

  await open(page, address('apex', '/watchlists'));
  await listLink(page, 'For the weekend').click();
  await button(page, 'lists.edit').click();
  await addTitles(page, 5);
  await expect.poll(async () => (await order(page)).length).toBe(6);
  const before = await order(page);

  // By keys: the first goes behind the second; by the menu: the last goes to the top.
  const handle = (at: number) => page.locator('[data-ui="sortable"] [data-handle]').nth(at);
  await handle(0).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  const [first = '', second = '', ...others] = before;
  const swapped = [second, first, ...others];
  await expect.poll(() => order(page)).toEqual(swapped);
  await expect(page.getByText(label('lists.moved', { title: first }))).toBeVisible();
  const last = swapped.at(-1) ?? '';
  await button(page, 'lists.titleMenu', { title: last }).click();
  await page.getByRole('menuitem', { name: label('lists.toTop') }).click();
  const atTop = [last, ...swapped.slice(0, -1)];
  await expect.poll(() => order(page)).toEqual(atTop);

  // Removed by mistake, it comes back to its place.
  await button(page, 'lists.titleMenu', { title: second }).click();
  await page.getByRole('menuitem', { name: label('lists.remove') }).click();
  const removed = page
    .locator('[data-ui="notice"]')
    .filter({ hasText: label('lists.removed', { title: second }) });
  await removed.getByRole('button', { name: label('lists.undo') }).click();
  await expect.poll(() => order(page)).toEqual(atTop);
  await expect(async () => {
    await reload(page);
    await button(page, 'lists.edit').click();
    await expect.poll(() => order(page), { timeout: 2_000 }).toEqual(atTop);
  }).toPass();

  // Shared by a link: a guest sees it, and a viewer saves it.
  await button(page, 'lists.share').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('lists.share.begin') })
    .click();
  const link = await page.getByLabel(label('lists.share.link')).inputValue();
  await open(stranger, link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('For the weekend');
  await expect(stranger.getByRole('main').getByRole('article')).toHaveCount(6);
  await expect(button(stranger, 'lists.edit')).toHaveCount(0);
  await signIn(stranger);
  await open(stranger, link);
  await button(stranger, 'lists.saveShared').click();
  await expect(button(stranger, 'lists.unsave')).toBeVisible();
  await open(stranger, address('apex', '/watchlists'));
  await expect(listLink(stranger, 'For the weekend')).toBeVisible();
});
