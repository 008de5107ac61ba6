import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import {
  expectSignedIn,
  fillAndSubmit,
  loginForm,
  signIn,
  signOut,
  viewer,
} from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';

/** The values of the rule's own tests. */
async function hostileValues(): Promise<readonly string[]> {
  const file = join(root, 'packages/identity/src/rules/hostile-redirects.ts');
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  const values = Object.values(module).find(Array.isArray);
  if (!values || values.length < 100) throw new Error(`${file} has not the hundred values.`);
  return values.map(String);
}

/** Collects every attempt of a tab to go to another origin, also a failed one. */
function watchDepartures(page: Page, origin: string): string[] {
  const departures: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    if (new URL(request.url()).origin !== origin) departures.push(request.url());
  });
  page.on('popup', (popup) => departures.push(`popup ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    if (new URL(frame.url()).origin !== origin) departures.push(frame.url());
  });
  return departures;
}

/** The parameters that can redirect a viewer, alone and together. */
const parameters: Record<string, (value: string) => Record<string, string>> = {
  from: (value) => ({ from: value }),
  redirectTo: (value) => ({ redirectTo: value, entryPage: 'purchase' }),
  entryPage: (value) => ({ entryPage: value }),
  licences: (value) => ({ licences: value, entryPage: 'signup' }),
  all: (value) => ({ from: value, redirectTo: value, entryPage: value, licences: value }),
};

/**
 * Takes the site's own router to one address after the other, as the browser's buttons do, without a reload. Resolves to
 * where each of them led; rejects when the page is left.
 */
function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const ends: string[] = [];
    for (const path of all) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const latest = performance.now() + 10_000;
      while (location.pathname === '/login') {
        if (performance.now() > latest) throw new Error(`Nothing happened at ${path}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      ends.push(location.href);
    }
    return ends;
  }, paths);
}

/** The values for one parameter: every fifth, others for each parameter. The rule's own tests try every value. */
function chosen(values: readonly string[], name: string): readonly string[] {
  const names = Object.keys(parameters);
  return values.filter((_, index) => index % names.length === names.indexOf(name));
}

for (const [name, make] of Object.entries(parameters)) {
  test(`no hostile value of ${name} takes a signed-in viewer off the site`, async ({ page }) => {
    test.setTimeout(240_000);
    const values = chosen(await hostileValues(), name);
    const origin = new URL(address('apex')).origin;
    await signIn(page, 'apex');
    const departures = watchDepartures(page, origin);
    const paths = values.map((value) => `/login?${new URLSearchParams(make(value))}`);
    const ends = await walk(page, paths);
    expect(ends.filter((end) => new URL(end).origin !== origin)).toEqual([]);
    expect(ends).toHaveLength(values.length);
    // Opened anew as well, as a link in an email is.
    for (const path of paths.filter((_, index) => index % 40 === 0)) {
      await page.goto(origin + path, { waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname !== '/login', { waitUntil: 'commit' });
      expect(new URL(page.url()).origin, path).toBe(origin);
    }
    expect(departures).toEqual([]);
  });
}

test('a hostile value leads home after a real sign-in as well', async ({ page, context }) => {
  test.setTimeout(240_000);
  const values = await hostileValues();
  const origin = new URL(address('apex')).origin;
  const departures = watchDepartures(page, origin);
  for (const value of values.filter((_, index) => index % 24 === 0)) {
    await open(page, address('apex', `/login?${new URLSearchParams({ from: value })}`));
    await expect(loginForm(page).form).toBeVisible();
    await fillAndSubmit(page, viewer);
    await expectSignedIn(page);
    expect(new URL(page.url()).origin, value).toBe(origin);
    await signOut(page, 'apex');
    await context.clearCookies();
  }
  expect(departures).toEqual([]);
});
