import type { Page } from '@playwright/test';
import { faultyLine } from '../counterparts/faulty-line';
import { label } from '../journey/labels';
import {
  accountButton,
  expectGuest,
  fillAndSubmit,
  openAccountMenu,
  signIn,
  signInLink,
  viewer,
} from '../journey/sign-in';
import { address, open, ready, reload, sitePort } from '../journey/site';
import { expect, test } from '../journey/test';

const says = (key: string) => label(`shell.${key}`);

test('the account menu leads a viewer to their pages by keyboard, with sign-out last', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, 'apex');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: says('account') });
  await expect(menu.getByText('Robin Example')).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([
    'Favourites',
    says('profiles'),
    says('watchlists'),
    says('history'),
    says('preferences'),
    says('accountPage'),
    says('signOut'),
  ]);
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  const account = menu.getByRole('link', { name: says('accountPage') });
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowDown');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('apex', '/account'));
  await expect(menu).toBeHidden();

  const again = await openAccountMenu(page);
  await expect(again.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(again.getByRole('link', { name: says('signOut') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectGuest(page);
});

test('in Arabic on a phone the account menu is a sheet as wide as the screen, at its foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, address('noor', '/login'));
  await fillAndSubmit(page, viewer, 'ar');
  const menu = await openAccountMenu(page, 'ar');
  await expect(menu.getByRole('link').last()).toHaveText(label('shell.signOut', {}, 'ar'));
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 360, 740]);
});

test('a brand without menu entries has no menu button, signed in or not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, address('plain', '/'));
  const menu = page.getByRole('banner').getByRole('button', { name: says('menu') });
  await expect(signInLink(page)).toBeVisible();
  await expect(menu).toHaveCount(0);
  await signIn(page, 'plain');
  await expect(menu).toHaveCount(0);
});

/** Notes each frame that shows a guest's action, and how much the page moves. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const seen: string[] = [];
    Object.assign(window, { seen, moved: 0 });
    const look = () => {
      const asks = [...document.querySelectorAll('header a, main a')].filter(
        (link) => /sign in/i.test(link.textContent ?? '') && link.checkVisibility(),
      );
      if (asks.length > 0) seen.push(`${name}: ${asks.length}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(
          window,
          'moved',
          Reflect.get(window, 'moved') + Number(Reflect.get(entry, 'value')),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, says('signIn'));
}

/** What `watchFrames` has noted since the page was loaded. */
const noted = (page: Page) =>
  page.evaluate(() => [Reflect.get(window, 'seen'), Reflect.get(window, 'moved')]);

test('a returning viewer is at no moment asked to sign in, and nothing on the page moves', async ({
  page,
}) => {
  await signIn(page, 'apex');
  await watchFrames(page);
  await reload(page);
  await expect(accountButton(page)).toBeVisible();
  await ready(page);
  const [seen, moved] = await noted(page);
  expect(seen).toEqual([]);
  expect(moved).toBeLessThanOrEqual(0.01);
});

test('a returning viewer is not asked to sign in while the HTML comes in pieces', async ({
  page,
}) => {
  const line = await faultyLine(sitePort());
  try {
    await signIn(page, 'apex', line.port);
    line.spoil(/^\/home$/, { kind: 'pieces', count: 200, pauseMs: 5 });
    await watchFrames(page);
    await reload(page);
    await expect(accountButton(page)).toBeVisible();
    expect((await noted(page))[0]).toEqual([]);
  } finally {
    await line.close();
  }
});
