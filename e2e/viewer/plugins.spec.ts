import { address, open, originPort, source } from '../journey/site';
import { expect, test } from '../journey/test';

const circuit = '/externalpage/the-circuit';

test('a plugin works in a frame on an own page, in the page’s language', async ({ page }) => {
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

test('a plugin that gets the theme has the brand’s colours and corners, and repeats no heading', async ({
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

test('a plugin that gets the theme shows text in the brand’s own font files', async ({ page }) => {
  await open(page, address('corral', circuit));
  const part = page.getByRole('region', { name: 'All-around standings' });
  await part.scrollIntoViewIfNeeded();
  const body = page.frameLocator('iframe[title="All-around standings"]').locator('body');
  const family = await page.evaluate(
    () => getComputedStyle(document.body).fontFamily.split(',')[0],
  );
  await expect(body).toHaveCSS('font-family', new RegExp(`^${family}`));
  // The frame has an opaque origin, and the file has come all the same.
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

test('pages of other origins may read a brand’s fonts, and no other file of it', async () => {
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

test('the policy allows frames of the realm’s plugins, and none in a realm without plugins', async () => {
  const policyOf = async (realm: string) =>
    String((await source(`${realm}.localhost`, '/login')).headers['content-security-policy']);
  const [, frames = ''] = /frame-src ([^;]+)/.exec(await policyOf('corral')) ?? [];
  expect(frames.split(' ')).toContain(`http://localhost:${originPort()}`);
  expect(await policyOf('plain')).not.toContain('frame-src');
});

test('a plugin that redirects to another site is blocked, and its place says so with a link to it', async ({
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
  await expect(part.getByText('If nothing appears here')).toBeVisible();
  await expect(part.locator('iframe')).toBeHidden();
  await expect(part.getByRole('link', { name: /Open All-around standings/ })).toBeVisible();
});
