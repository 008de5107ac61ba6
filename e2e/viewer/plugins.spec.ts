import { address, open, originPort, source } from '../journey/site';
import { expect, test } from '../journey/test';

const circuit = '/externalpage/the-circuit';

test('a plugin stands on an own page, in the page’s language, and does its own things in its frame', async ({
  page,
}) => {
  await open(page, address('corral', circuit));
  const part = page.getByRole('region', { name: 'All-around standings' });
  await part.scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[title="All-around standings"]');
  await expect(frame.getByRole('row')).toHaveCount(6);
  await frame.getByRole('button', { name: 'Show points behind' }).click();
  await expect(frame.getByRole('row', { name: /June Hathaway/ })).toContainText('-43');
  await expect(part.getByRole('link')).toHaveAttribute(
    'href',
    `http://localhost:${originPort()}/plugins/standings?locale=en&theme=light`,
  );

  await open(page, address('corral', '/es/pagina-externa/the-circuit'));
  await page.getByRole('region', { name: 'Clasificación general' }).scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe').getByRole('columnheader', { name: 'Jinete' }),
  ).toBeVisible();
});

test('a plugin that is told the theme has the brand’s colours and corners, and says no heading twice', async ({
  page,
}) => {
  await open(page, address('corral', circuit));
  const part = page.getByRole('region', { name: 'All-around standings' });
  await part.scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[title="All-around standings"]');
  const [surface, text] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const { backgroundColor: root } = getComputedStyle(document.documentElement);
    return [backgroundColor === 'rgba(0, 0, 0, 0)' ? root : backgroundColor, color];
  });
  await expect(frame.locator('body')).toHaveCSS('background-color', surface ?? '');
  await expect(frame.locator('body')).toHaveCSS('color', text ?? '');
  await expect(frame.getByRole('button')).toHaveCSS('border-radius', '6px');
  await expect(frame.getByRole('heading')).toHaveCount(0);
});

test('a plugin that is told the theme draws its words with the brand’s own files', async ({
  page,
}) => {
  await open(page, address('corral', circuit));
  const part = page.getByRole('region', { name: 'All-around standings' });
  await part.scrollIntoViewIfNeeded();
  const body = page.frameLocator('iframe[title="All-around standings"]').locator('body');
  const family = await page.evaluate(
    () => getComputedStyle(document.body).fontFamily.split(',')[0],
  );
  await expect(body).toHaveCSS('font-family', new RegExp(`^${family}`));
  // The frame keeps no origin: the file has come all the same.
  await expect
    .poll(() =>
      body.evaluate(
        (_, name) =>
          [...document.fonts].some(
            (face) => face.status === 'loaded' && name?.includes(face.family.replaceAll('"', '')),
          ),
        family,
      ),
    )
    .toBe(true);
});

test('fonts are the only files of a brand that pages of other origins may read', async () => {
  const { text } = await source('corral.localhost', circuit);
  const of = async (pattern: RegExp) => {
    const [path = ''] = pattern.exec(text) ?? [];
    const { status, headers } = await source('corral.localhost', path);
    return [status, headers['access-control-allow-origin']];
  };
  expect(await of(/\/_fonts\/[^)"]+/)).toEqual([200, '*']);
  expect(await of(/\/_assets\/[^)"\s]+/)).toEqual([200, undefined]);
  expect(await of(/\/code\/[^)"\s]+/)).toEqual([200, undefined]);
});

test('the policy lets in the plugins’ origins of this realm, and no frame in a realm without', async () => {
  const policyOf = async (realm: string) =>
    String((await source(`${realm}.localhost`, '/login')).headers['content-security-policy']);
  const [, frames = ''] = /frame-src ([^;]+)/.exec(await policyOf('corral')) ?? [];
  expect(frames.split(' ')).toContain(`http://localhost:${originPort()}`);
  expect(await policyOf('plain')).not.toContain('frame-src');
});

test('a plugin that leads elsewhere is kept out: its room says so, and a link leads past it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content.Security.Policy|frame-src/);
  await page.route('**/plugins/standings**', (route) =>
    route.fulfill({ status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } }),
  );
  await open(page, address('corral'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'The circuit' }).click();
  const part = page.getByRole('region', { name: 'All-around standings' });
  await part.scrollIntoViewIfNeeded();
  await expect(part.getByText('If nothing shows here')).toBeVisible();
  await expect(part.locator('iframe')).toBeHidden();
  await expect(part.getByRole('link', { name: /Open All-around standings/ })).toBeVisible();
});
