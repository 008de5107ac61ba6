import { label } from '../journey/labels';
import { expectSignedIn, fillAndSubmit, loginForm, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const calls = /^\/(api|graphql)/;
// Code that is preloaded may be on its way when the connection goes.
const noise = /ERR_|Failed to load resource|status of 5\d\d|CORS|dynamically imported module/;

test.afterEach(({ fragile }) => fragile.line.mend());

test('signing in while the origin is down says so, and the same form works afterwards', {
  tag: '@gate',
}, async ({ page, fragile, complaints }) => {
  complaints.allow(noise);
  await open(page, address('apex', '/login', fragile.sitePort));
  const mend = fragile.line.spoil(calls, { kind: 'drop' });
  await fillAndSubmit(page, viewer);
  const form = loginForm(page);
  await expect(form.alert).toContainText(label('failure.offline'), { timeout: 20_000 });
  await expect(form.identifier).toHaveValue(viewer.id);
  mend();
  await form.submit.click();
  await expectSignedIn(page);
});

test('[1.4-01] [1.4-02] signing in waits for a slow origin, and the form is sent once', async ({
  page,
  fragile,
}) => {
  await open(page, address('apex', '/login', fragile.sitePort));
  const release = fragile.line.spoil(/\/login$/, { kind: 'hold' });
  const before = fragile.line.asked.filter(({ path }) => path.endsWith('/login')).length;
  await fillAndSubmit(page, viewer);
  const form = page.getByRole('form', { name: label('login.form') });
  const button = form.locator('button[type="submit"]');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  release();
  await expectSignedIn(page);
  const sent = fragile.line.asked.filter(({ path }) => path.endsWith('/login')).length - before;
  expect(sent).toBe(1);
});

for (const [what, body, type] of [
  ['a page of HTML', '<html><body>It works!</body></html>', 'text/html'],
  ['half of an answer', '{"authorisationToken":"ey', 'application/json'],
  ['another shape', '{"hello":"world"}', 'application/json'],
  [
    'tokens that are no tokens',
    '{"authorisationToken":"a","refreshToken":"b"}',
    'application/json',
  ],
] as const) {
  test(`an origin that answers ${what} to a sign-in signs no viewer in`, async ({
    page,
    fragile,
  }) => {
    await open(page, address('apex', '/login', fragile.sitePort));
    fragile.line.spoil(/\/login$/, { kind: 'nonsense', body, type });
    await fillAndSubmit(page, viewer);
    const form = loginForm(page);
    await expect(form.alert).toContainText(label('login.error.malformed'));
    await expect(page).toHaveURL(address('apex', '/login', fragile.sitePort));
    fragile.line.mend();
    await form.submit.click();
    await expectSignedIn(page);
  });
}

test('home with the origin down keeps the brand, says what happened, and loads on retry', {
  tag: '@gate',
}, async ({ page, fragile, complaints }) => {
  complaints.allow(noise);
  const mend = fragile.line.spoil(calls, { kind: 'drop' });
  await open(page, address('unity', '/', fragile.sitePort));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(label('home.failed.title'))).toBeVisible({ timeout: 20_000 });
  // The message blames the origin, not the viewer's connection.
  await expect(page.getByText(label('failure.unavailable'))).toBeVisible();
  mend();
  await page.getByRole('button', { name: label('failure.retry') }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(label('home.failed.title'))).toHaveCount(0);
});

test('home with an origin too slow for the server loads in the browser', async ({
  page,
  fragile,
}) => {
  const release = fragile.line.spoil(/^\/graphql/, { kind: 'hold' });
  await open(page, address('metro', '/', fragile.sitePort));
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('home with an origin that answers nonsense keeps the brand and says what happened', async ({
  page,
  fragile,
  complaints,
}) => {
  complaints.allow(noise);
  fragile.line.spoil(/^\/graphql/, { kind: 'nonsense', body: '{"data":{"rails":42}}' });
  await open(page, address('corral', '/', fragile.sitePort));
  await expect(page.getByText(label('home.failed.title'))).toBeVisible();
  fragile.line.mend();
  await page.getByRole('button', { name: label('failure.retry') }).click();
  await expect(page.getByText(label('home.failed.title'))).toHaveCount(0);
});

test('the page tells when the connection goes and when it is back, and loses nothing', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noise);
  await open(page, address('apex', '/login'));
  const form = loginForm(page);
  await form.identifier.fill(viewer.id);
  await form.secret.fill(viewer.secret);
  await context.setOffline(true);
  await expect(page.getByText(label('shell.offline'))).toBeVisible();
  await form.submit.click();
  await expect(form.alert).toContainText(label('failure.offline'), { timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText(label('shell.offline'))).toBeHidden();
  await form.submit.click();
  await expectSignedIn(page);
});

test('while a next page is slow to load the viewer is told, and the page before it stays', async ({
  page,
  fragile,
}) => {
  await open(page, address('apex', '/login', fragile.sitePort));
  const release = fragile.line.spoil(calls, { kind: 'hold' });
  await page.getByRole('link', { name: label('shell.homeLink', { brand: 'Apex' }) }).click();
  const progress = page.getByRole('progressbar', { name: label('shell.loadingPage') });
  await expect(progress).toBeVisible();
  await expect(loginForm(page).form).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(progress).toHaveCount(0);
});
