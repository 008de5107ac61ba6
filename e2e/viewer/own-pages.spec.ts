import { address, goBack, open, ready, reload, source } from '../journey/site';
import { expect, test } from '../journey/test';
import { word } from '../journey/words';

const circuit = '/externalpage/the-circuit';
const chapter = 'How points are earned';

test('an own page is reached from the footer, and back and reload keep it', async ({ page }) => {
  await open(page, address('corral'));
  const begun = page.url();
  await page.getByRole('contentinfo').getByRole('link', { name: 'The circuit' }).click();
  await expect(page).toHaveURL(address('corral', circuit));
  const heading = page.getByRole('heading', { level: 1, name: 'The circuit' });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^The circuit · /);
  await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
  await expect(page.getByRole('region', { name: 'See it from the rail' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Rides of the season' }).getByRole('article'),
  ).toHaveCount(8);
  await reload(page);
  await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(begun);
});

test('what stands on an own page is in its first bytes, in its language, at its address', async () => {
  const { status, text } = await source('corral.localhost', '/es/pagina-externa/the-circuit');
  expect(status).toBe(200);
  expect(text).toContain('<title>El circuito · ');
  expect(text).toContain('Cómo se suman puntos');
  expect(text).toMatch(/<meta name="description" content="Once pueblos[^"]+"/);
  expect(text).toContain('hreflang="en"');
  const arabic = await source('noor.localhost', '/externalpage/about');
  expect(arabic.text).toContain('<html lang="ar" dir="rtl"');
  expect(arabic.text).toContain('تعليق بلغتنا');
});

test('an own page that is not there is a page that is not there', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  expect((await source('corral.localhost', '/externalpage/nowhere')).status).toBe(404);
  await open(page, address('corral', '/externalpage/nowhere'));
  // In the brand's own words.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trail ends here');
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
});

test('an own page whose words do not come says so, and comes at the second try', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await open(page, address('corral'));
  await page.route('**/pages/the-circuit.*.json', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'The circuit' }).click();
  const again = page.getByRole('main').getByRole('button', { name: word('fault.retry') });
  await expect(again).toBeVisible();
  await page.unroute('**/pages/the-circuit.*.json');
  await again.click();
  await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
});

test('a viewer’s account stands at the brand’s own address, and at the usual one', async ({
  page,
}) => {
  for (const path of ['/saddle-pass', '/account']) {
    await open(page, address('corral', path));
    await ready(page);
    await expect(page).toHaveURL(
      (url) => url.pathname === '/login' && url.searchParams.get('from') === path,
    );
  }
});
