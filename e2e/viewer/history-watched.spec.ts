import { label } from '../journey/labels';
import { callOrigin } from '../journey/origin-calls';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

/** A quarter of a title, seen on a television. */
async function seeOnTelevision(account: { id: string; secret: string }, title: string) {
  const { body } = await callOrigin<{ authorisationToken: string }>('apex', '/login', {
    body: account,
  });
  const { status } = await callOrigin('apex', `/user/history/${title}`, {
    method: 'PUT',
    token: body.authorisationToken,
    body: { position: 300, duration: 1200, at: new Date().toISOString() },
  });
  expect(status).toBe(204);
}

test('what a viewer has begun on another device is on the home page to go on with, on its cards, and in the history until they delete it', {
  tag: '@gate',
}, async ({ page }) => {
  test.setTimeout(60_000);
  const account = await newAccount('apex');
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, account);
  await expectSignedIn(page);
  await open(page, address('apex', '/home'));
  const card = page.locator('[data-ui="card"][data-kind="video"]').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const [, , id = ''] =
    (await card.getByRole('link').first().getAttribute('href'))?.split('/') ?? [];
  await expect(card.getByText(label('title.seen', { share: '25%' }))).toHaveCount(0);
  await seeOnTelevision(account, id);

  // A first visit must not move what is in view: the rail has its place from the next one on.
  await open(page, address('apex', '/home'));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('apex.signedIn.begun')))
    .toBe('1');
  await reload(page);
  const rail = page.getByRole('region', { name: label('history.goOn') });
  await expect(rail.getByRole('article').filter({ hasText: name })).toContainText(
    label('title.seen', { share: '25%' }),
  );
  const seen = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await open(page, address('apex', '/history'));
  await seen.getByRole('button', { name: label('history.menu', { title: name }) }).click();
  await page.getByRole('menuitem', { name: label('history.delete') }).click();
  await expect(page.getByText(label('history.deleted', { title: name }))).toBeVisible();
  await expect(seen).toHaveCount(0);
  await reload(page);
  await expect(page.getByText(label('history.empty.text'))).toBeVisible();
});
