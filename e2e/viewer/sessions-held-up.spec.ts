import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import {
  accountButton,
  expectSignedIn,
  fillAndSubmit,
  loginForm,
  openAccountMenu,
  signIn,
  viewer,
} from '../journey/sign-in';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

/** The longest wait for the browser's database, and for a lock, with what a page needs besides; in ms. */
const WITHIN = 12_000;

/** In the tab's next pages the browser's database neither opens nor fails, until it is let go. */
const holdDatabase = (page: Page) =>
  page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      letGo: () => {
        for (const one of waiting) one();
      },
    });
    IDBFactory.prototype.open = function (name, version) {
      const request = new EventTarget() as IDBOpenDBRequest;
      waiting.push(() => {
        const real = open.call(this, name, version);
        for (const type of ['upgradeneeded', 'success', 'error'] as const)
          real.addEventListener(type, (event) => {
            Object.defineProperty(request, 'result', { value: real.result, configurable: true });
            request[`on${type}`]?.(event as IDBVersionChangeEvent);
          });
      });
      return request;
    };
  });

const letDatabaseGo = (page: Page) => page.evaluate(() => Reflect.get(window, 'letGo')());

test('a viewer signs in although the browser’s database never answers, and is a viewer in this tab', async ({
  page,
}) => {
  await holdDatabase(page);
  await open(page, address('apex', '/login'));
  const { identifier } = loginForm(page);
  await identifier.fill(viewer.id);
  await fillAndSubmit(page, viewer);
  await expect(accountButton(page)).toBeVisible({ timeout: WITHIN });
  const menu = await openAccountMenu(page);
  await menu.getByRole('link', { name: label('shell.accountPage'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: label('form.field.name') })).toBeVisible();
});

test('a page for viewers asks for sign-in when the browser’s database does not answer, and keeps what is typed', async ({
  page,
}) => {
  await holdDatabase(page);
  await page.goto(address('apex', '/account'), { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login\?from=%2Faccount/, { timeout: WITHIN });
  const { identifier } = loginForm(page);
  await identifier.fill('somebody@example.com');
  await letDatabaseGo(page);
  await expect(identifier).toHaveValue('somebody@example.com');
});

test('a session is there as soon as a database answers that was late', async ({ page }) => {
  await signIn(page, 'apex');
  await holdDatabase(page);
  const late = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('Session in memory only'),
    timeout: WITHIN,
  });
  await reload(page);
  await late;
  await letDatabaseGo(page);
  await expectSignedIn(page);
});

/** Takes the lock of a realm's session, and never gives it back. */
const takeLock = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((taken) => {
        navigator.locks.request('apex-session', () => {
          taken();
          return new Promise(() => {});
        });
      }),
  );

test('a call ends although another tab never gives the session’s lock back, and works once it has', async ({
  page,
  context,
}) => {
  // It waits for a lock until the call is given up.
  test.setTimeout(120_000);
  await signIn(page, 'apex');
  const other = await context.newPage();
  await open(other, address('apex', '/login'));
  await open(page, address('apex', '/home'));
  await expectSignedIn(page);
  const rail = page.getByRole('region', { name: 'Finishes and breakdowns' });
  await rail.scrollIntoViewIfNeeded();
  const hearts = rail.getByRole('button', { name: /^Favourite: / });
  await expect(hearts.first()).toBeAttached();
  const name = (await hearts.first().getAttribute('aria-label')) ?? '';
  const heart = page.getByRole('button', { name, exact: true }).first();
  const title = name.replace('Favourite: ', '');
  const before = await heart.getAttribute('aria-pressed');
  await takeLock(other);
  // The token is over its time by this tab's clock.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 24 * 60 * 60 * 1000;
  });
  await heart.click();
  await expect(page.getByText(label('favourites.failed', { title }))).toBeVisible({
    timeout: WITHIN,
  });
  await expect(heart).toHaveAttribute('aria-pressed', String(before));
  await other.close();
  const saved = page.waitForResponse(
    (response) =>
      /\/favourite\//.test(response.url()) && /PUT|POST|DELETE/.test(response.request().method()),
  );
  await heart.click();
  const after = String(before !== 'true');
  await expect(heart).toHaveAttribute('aria-pressed', after);
  expect((await saved).ok()).toBe(true);
  await reload(page);
  await expectSignedIn(page);
  // In a browser that loads no picture hearts come with the viewer's first move, and it has scrolled to the rail by itself.
  await page.mouse.wheel(0, 40);
  await expect(heart).toHaveAttribute('aria-pressed', after);
});

test('a page for viewers says that it could not load while the session’s lock is held, and loads by itself once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'apex');
  const other = await context.newPage();
  await open(other, address('apex', '/login'));
  await takeLock(other);
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 24 * 60 * 60 * 1000;
  });
  await page.goto(address('apex', '/account'), { waitUntil: 'commit' });
  const details = page.getByRole('region', { name: label('account.details.title') });
  await expect(details.getByRole('button', { name: label('failure.retry') })).toBeVisible({
    timeout: 2 * WITHIN,
  });
  const sessions = page.getByRole('region', { name: label('account.sessions.title') });
  await expect(sessions.getByRole('button', { name: label('failure.retry') })).toBeVisible();
  await other.close();
  await expect(page.getByRole('textbox', { name: label('form.field.name') })).toBeVisible();
  await expect(sessions.getByRole('listitem').first()).toBeVisible();
  await expectSignedIn(page);
});
