import { label } from '../journey/labels';
import { address, goBack, open, ready, reload, source } from '../journey/site';
import { expect, test } from '../journey/test';

const circuit = '/externalpage/the-circuit';
const chapter = 'How points are earned';

test('an own page is reached from the footer, and back and reload keep it', {
  tag: '@gate',
}, async ({ page }) => {
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

test('the text of an own page is in its first bytes, in its language, at its address', async () => {
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

test('an own page that does not exist shows the page for what is not found', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  expect((await source('corral.localhost', '/externalpage/nowhere')).status).toBe(404);
  await open(page, address('corral', '/externalpage/nowhere'));
  // In the brand's own wording.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trail ends here');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Back to the arena' }),
  ).toBeVisible();
});

test('an own page whose text fails to load says so, and loads on retry', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await open(page, address('corral'));
  await page.route('**/pages/the-circuit.*.json', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'The circuit' }).click();
  const again = page.getByRole('main').getByRole('button', { name: label('failure.retry') });
  await expect(again).toBeVisible();
  await page.unroute('**/pages/the-circuit.*.json');
  await again.click();
  await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
});

test('a viewer’s account is at the brand’s own address, and at the usual one', async ({ page }) => {
  for (const path of ['/saddle-pass', '/account']) {
    await open(page, address('corral', path));
    await ready(page);
    await expect(page).toHaveURL(
      (url) => url.pathname === '/login' && url.searchParams.get('from') === path,
    );
  }
});

test.describe('an operator’s text at the origin', () => {
  const about = '/externalpage/about';
  test.afterEach(({ fragile }) => fragile.line.mend());

  test('[1.7-38] [1.7-39] replaces the brand’s own, in the language of the page', async ({
    page,
  }) => {
    const { text } = await source('noor.localhost', about);
    expect(text).toContain('حقوق البث هذا الموسم');
    expect(text).toContain('ثلاثون يومًا');
    await open(page, address('noor', `/en${about}`));
    await expect(
      page.getByRole('heading', { level: 2, name: 'What we may show this season' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Replays: thirty days.');
    await expect(page.getByRole('main')).not.toContainText('from country to country');
  });

  const FAULTS = {
    'answers 500': { kind: 'nonsense', body: '{}', status: 500 },
    'answers nonsense': { kind: 'nonsense', body: '<html>', type: 'text/html' },
    'breaks the connection': { kind: 'drop' },
    'does not answer': { kind: 'hold' },
  } as const;

  const noise = /ERR_|Failed to load resource|status of 500|CORS/;
  const calls = /\/(richtext\/translations|texts)\b/;

  for (const [what, fault] of Object.entries(FAULTS)) {
    test(`[1.7-38] leaves the brand’s own in place while the origin ${what}, and shows once it answers`, async ({
      page,
      fragile,
      complaints,
    }) => {
      complaints.allow(noise);
      const mend = fragile.line.spoil(calls, fault);
      const main = page.getByRole('main');
      const about = page.getByRole('contentinfo').getByRole('link', { name: 'About us' });
      await open(page, address('noor', '/en/home', fragile.sitePort));
      await about.click();
      await expect(main.getByRole('heading', { level: 2, name: 'What we may show' })).toBeVisible();
      await expect(main).toContainText('from country to country');
      await expect(main.getByRole('button', { name: label('failure.retry') })).toHaveCount(0);
      mend();
      await goBack(page);
      await about.click();
      await expect(main).toContainText('Replays: thirty days.');
    });
  }

  test('[1.7-38] is left out of a page that the server renders while the origin fails, and such a page is not kept', async ({
    fragile,
  }) => {
    const mend = fragile.line.spoil(calls, FAULTS['answers 500']);
    const page = () => source('noor.localhost', about, fragile.sitePort);
    expect((await page()).text).toContain('ما نعرضه يتغيّر');
    mend();
    expect((await page()).text).toContain('حقوق البث هذا الموسم');
  });

  test('[1.7-38] [1.7-39] is not asked for on a page that has none', async ({ page, fragile }) => {
    const from = fragile.line.asked.length;
    await open(page, address('corral', circuit, fragile.sitePort));
    await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
    const asked = fragile.line.asked.slice(from).map(({ path }) => path);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => /richtext|texts/.test(path))).toEqual([]);
  });
});
