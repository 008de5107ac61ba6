import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { label } from '../journey/labels';
import { expectSignedIn, fillAndSubmit, loginForm, viewer } from '../journey/sign-in';
import { address, ready, sitePort } from '../journey/site';
import { expect, test as journey } from '../journey/test';

/** A site whose code comes when the journey releases it. */
const test = journey.extend<{ slow: FaultyLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  slow: async ({}, use) => {
    const line = await faultyLine(sitePort());
    await use(line);
    await line.close();
  },
});
const code = /^\/code\//;

/** Does not wait for the load event, which code that is held back delays. */
const soon = { waitUntil: 'domcontentloaded' } as const;

test('what a viewer types before the page listens stays', { tag: '@gate' }, async ({
  page,
  slow,
}) => {
  const release = slow.spoil(code, { kind: 'hold' });
  await page.goto(address('apex', '/login', slow.port), soon);
  const { identifier, secret } = loginForm(page);
  await identifier.fill(viewer.id);
  await secret.fill('half of my sec');
  release();
  await ready(page);
  await expect(identifier).toHaveValue(viewer.id);
  await expect(secret).toHaveValue('half of my sec');
  await secret.pressSequentially('ret');
  await expect(secret).toHaveValue('half of my secret');
});

test('a form that is submitted before the page listens is sent as soon as it does', {
  tag: '@gate',
}, async ({ page, slow }) => {
  const release = slow.spoil(code, { kind: 'hold' });
  await page.goto(address('apex', '/login', slow.port), soon);
  const { identifier, secret, submit } = loginForm(page);
  await identifier.fill(viewer.id);
  await secret.fill(viewer.secret);
  await submit.click();
  await expect(page).toHaveURL(address('apex', '/login', slow.port));
  release();
  await expectSignedIn(page);
});

test('what a viewer types on a page whose own part comes last stays, and is sent', async ({
  page,
  slow,
}) => {
  const part = /^\/code\/MagicLinkPanel/;
  const release = slow.spoil(part, { kind: 'hold' });
  const asked = page.waitForRequest((request) => part.test(new URL(request.url()).pathname));
  await page.goto(address('apex', '/login/magic-link', slow.port), soon);
  await page.getByRole('textbox', { name: label('magicLink.email') }).fill('viewer@');
  await asked;
  // Long enough for a page that does not wait for the part to learn that nobody is signed in.
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: label('magicLink.send') }).click();
  release();
  await expect(page.getByText(label('form.email.invalid'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: label('magicLink.email') })).toHaveValue(
    'viewer@',
  );
});

test('a page whose own part is lost says so and goes on', async ({ page, slow, complaints }) => {
  // React reports, too, that the server's HTML has a part that is not there.
  complaints.allow(/ERR_EMPTY_RESPONSE|Failed to fetch dynamically|React error #418/);
  slow.spoil(/^\/code\/MagicLinkPanel/, { kind: 'drop' });
  await page.goto(address('apex', '/login/magic-link', slow.port), soon);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    label('failure.title'),
  );
});

test('a page whose code never comes can still be read', async ({ page, slow, complaints }) => {
  // The browser logs a module that fails to load as a failed request and as an error without a text.
  complaints.allow(/ERR_EMPTY_RESPONSE|Failed to fetch dynamically|^page error: $/);
  slow.spoil(code, { kind: 'drop' });
  await page.goto(address('apex', '/', slow.port), soon);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(page.getByRole('main')).toBeVisible();
});

test('code that fails to load leaves the open page whole, and the next page loads it', async ({
  page,
  slow,
  complaints,
}) => {
  complaints.allow(/ERR_EMPTY_RESPONSE|ERR_FAILED/);
  await page.goto(address('apex', '/', slow.port), soon);
  await ready(page);
  slow.spoil(/^\/code\/SiteFollowUp/, { kind: 'drop' });
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('SiteFollowUp'),
  );
  await page.mouse.wheel(0, 300);
  await lost;
  await expect(page.getByText(label('failure.title'))).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  slow.mend();
  await page
    .getByRole('banner')
    .getByRole('link', { name: label('shell.signIn') })
    .click();
  // The code that was lost is what updates the head.
  await expect(page).toHaveTitle(new RegExp(label('login.title')));
});

test('code that failed to preload is loaded again when it is needed', async ({
  page,
  slow,
  complaints,
}) => {
  complaints.allow(/ERR_EMPTY_RESPONSE|ERR_FAILED|dynamically imported module/);
  slow.spoil(/^\/code\/page-/, { kind: 'drop' });
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/code/page-'),
  );
  await page.goto(address('apex', '/login', slow.port), soon);
  await ready(page);
  await loginForm(page).identifier.fill(viewer.id);
  await lost;
  slow.mend();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await expect(page).toHaveURL(address('apex', '/home', slow.port));
});
