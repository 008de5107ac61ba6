import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { expectSignedIn, fillAndSubmit, loginForm, viewer } from '../journey/sign-in';
import { address, ready, sitePort } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { word } from '../journey/words';

/** A site whose code comes when the journey says so. */
const test = journey.extend<{ slow: FaultyLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  slow: async ({}, use) => {
    const line = await faultyLine(sitePort());
    await use(line);
    await line.close();
  },
});
const code = /^\/code\//;

/** Not until everything is loaded: code that is held back keeps that from ever coming. */
const soon = { waitUntil: 'domcontentloaded' } as const;

test('what is typed before the page is alive survives', async ({ page, slow }) => {
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

test('a form submitted before the page is alive is sent as soon as it is', async ({
  page,
  slow,
}) => {
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

test('a page whose code never comes can still be read', async ({ page, slow, complaints }) => {
  // The browser tells of a module that cannot be had as a failed request and as an error without a text.
  complaints.allow(/ERR_EMPTY_RESPONSE|Failed to fetch dynamically|^page error: $/);
  slow.spoil(code, { kind: 'drop' });
  await page.goto(address('apex', '/', slow.port), soon);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(page.getByRole('main')).toBeVisible();
});

test('code that is lost on its way leaves the page in view whole, and the next page has it', async ({
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
  await expect(page.getByText(word('failure.title'))).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  slow.mend();
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('shell.signIn') })
    .click();
  // The head is kept up by the code that was lost.
  await expect(page).toHaveTitle(new RegExp(word('login.title')));
});

test('code that was lost ahead of its need is loaded afresh when it is needed', async ({
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
