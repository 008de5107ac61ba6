import { label } from '../journey/labels';
import { address, open, source } from '../journey/site';
import { expect, test } from '../journey/test';

test('a page that is not found has the brand’s look, status 404 and a link home', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const { status, text } = await source('apex.localhost', '/no/such/page');
  expect(status).toBe(404);
  expect(text).toContain('noindex');
  await open(page, address('apex', '/no/such/page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('notFound.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: label('notFound.action'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`^${address('apex', '/(home)?')}$`));
});

test('an address that cannot be decoded has status 404', async () => {
  for (const path of ['/%E0%A4%A', '/%00', '/a%2F..%2Fb', '/%F0%9F']) {
    const { status } = await source('apex.localhost', path);
    expect(status, path).toBe(404);
  }
});

test('the address of a title that is gone says so from the first moment on, and leads to titles like it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  // Every heading that the page has had, in their order.
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && text !== headings.at(-1)) headings.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  for (const [realm, language, path] of [
    ['apex', 'en', '/video/gone/the-cutman'],
    ['noor', 'ar', '/series/gone'],
  ] as const) {
    await open(page, address(realm, path));
    const like = page.getByRole('region', { name: label('notFound.like', {}, language) });
    await expect(like.getByRole('link').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'headings')), realm).toEqual([
      label('notFound.title', {}, language),
    ]);
    const link = like.getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
