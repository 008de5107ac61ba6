import { label } from '../journey/labels';
import { type RealmId, realmFile, textOf as textIn } from '../journey/realms';
import { viewer } from '../journey/sign-in';
import type { Tab } from './engine';
import { focused, path, places, shows, textOf, typedIn } from './pages';
import { expect, open, ready, test } from './test';

const realms: { realm: RealmId; language: 'en' | 'ar' }[] = [
  { realm: 'apex', language: 'en' },
  { realm: 'noor', language: 'ar' },
];
const en = places('en');

async function submit(tab: Tab, { id, secret }: typeof viewer, language = 'en') {
  const form = places(language);
  await tab.type(form.identifier, id);
  await tab.type(form.secret, secret);
  await tab.click(form.submit);
}

for (const { realm, language } of realms) {
  test(`${realm}: home has its heroes and rails, with pictures that decode`, async ({
    tab,
    at,
  }) => {
    await open(tab, at(realm));
    const { lang, dir } = await tab.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: getComputedStyle(document.body).direction,
    }));
    expect({ lang, dir }).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
    expect(await shows(tab, { css: 'section', name: label('hero.label', {}, language) })).toBe(
      true,
    );
    expect(await shows(tab, { css: 'main h1' })).toBe(true);
    for (const section of realmFile(realm).pages?.home?.sections ?? []) {
      if (section.type !== 'rail') continue;
      const name = textIn(section.title, language);
      await expect.poll(() => shows(tab, { css: 'main h2', name }), name).toBe(true);
    }
    // Scrolls down as a reader does: cards load their pictures when they come near.
    const decoded = () =>
      tab.evaluate(async () => {
        scrollBy(0, innerHeight / 2);
        const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          (image) => image.currentSrc.includes('w=') && image.complete && image.checkVisibility(),
        );
        await Promise.all(shown.map((image) => image.decode()));
        return shown.filter((image) => image.naturalWidth > 0).length;
      });
    await expect.poll(decoded).toBeGreaterThan(12);
  });

  test(`${realm}: keys open the sidebar, stay in it, and close it`, async ({ tab, at }) => {
    const { menu, closeMenu } = places(language);
    await tab.resize({ width: 500, height: 800 });
    await open(tab, at(realm));
    const reach = async () => {
      for (let presses = 0; presses < 8; presses += 1) {
        if ((await focused(tab)) === menu.name) return;
        await tab.press('Tab');
      }
      throw new Error(`Tab leads to "${await focused(tab)}", not to "${menu.name}".`);
    };
    await reach();
    await tab.press('Enter');
    await expect.poll(() => shows(tab, closeMenu)).toBe(true);
    const inSidebar = () =>
      tab.evaluate(() => {
        const { activeElement } = document;
        const inside = Boolean(activeElement?.closest('nav[popover]'));
        // Past the last link Tab goes to the browser's own controls.
        return inside || activeElement === document.body || activeElement === null;
      });
    for (let presses = 0; presses < 12; presses += 1) {
      await tab.press('Tab');
      expect(await inSidebar(), await focused(tab)).toBe(true);
    }
    // Back from the browser's own controls, where these keys would not reach the page.
    for (let presses = 0; presses < 12 && !(await focused(tab)); presses += 1)
      await tab.press('Tab');
    await tab.press('Escape');
    await expect.poll(() => shows(tab, closeMenu)).toBe(false);
    await expect.poll(() => focused(tab)).toBe(menu.name);
    await tab.press('Space');
    await expect.poll(() => shows(tab, closeMenu)).toBe(true);
    await tab.press('Enter');
    await expect.poll(() => shows(tab, closeMenu)).toBe(false);
    await expect.poll(() => focused(tab)).toBe(menu.name);
  });

  test(`${realm}: a viewer signs in, reloads, opens a second tab, signs out`, async ({
    tab,
    newTab,
    at,
  }) => {
    const { signIn, account, signOut } = places(language);
    await open(tab, at(realm));
    await tab.click(signIn);
    await expect.poll(() => textOf(tab, { css: 'h1' })).toBe(label('login.title', {}, language));
    await submit(tab, viewer, language);
    await expect.poll(() => path(tab)).toBe('/home');
    await expect.poll(() => shows(tab, account)).toBe(true);
    await tab.reload();
    await ready(tab);
    await expect.poll(() => shows(tab, account)).toBe(true);

    const second = await newTab();
    await open(second, at(realm));
    await expect.poll(() => shows(second, account)).toBe(true);
    await second.click(account);
    await expect.poll(() => shows(second, signOut)).toBe(true);
    await second.click(signOut);
    await expect.poll(() => shows(second, signIn)).toBe(true);
    await tab.show();
    await expect.poll(() => shows(tab, signIn)).toBe(true);
    await tab.reload();
    await ready(tab);
    expect(await shows(tab, signIn)).toBe(true);
  });
}

test('a wrong secret says what to do and keeps what was typed', async ({ tab, at }) => {
  await open(tab, at('apex', '/login'));
  await submit(tab, { id: viewer.id, secret: 'wrong horse' });
  await expect
    .poll(() => textOf(tab, en.alert))
    .toContain(label('login.error.failedAuthentication'));
  expect(await typedIn(tab, en.identifier)).toBe(viewer.id);
  expect(await path(tab)).toBe('/login');
});

test('what a viewer types before the page listens stays', async ({ tab, at, slow }) => {
  const release = slow.spoil(/^\/code\//, { kind: 'hold' });
  await tab.open(at('apex', '/login'));
  await tab.type(en.identifier, viewer.id);
  await tab.type(en.secret, 'half of my sec');
  expect(await tab.evaluate(() => performance.getEntriesByName('app-ready').length)).toBe(0);
  release();
  await ready(tab);
  expect(await typedIn(tab, en.identifier)).toBe(viewer.id);
  await tab.type(en.secret, 'ret');
  expect(await typedIn(tab, en.secret)).toBe('half of my secret');
});

test('a form that is submitted before the page listens is sent as soon as it does', async ({
  tab,
  at,
  slow,
}) => {
  const release = slow.spoil(/^\/code\//, { kind: 'hold' });
  await tab.open(at('apex', '/login'));
  await submit(tab, viewer);
  expect(await path(tab)).toBe('/login');
  release();
  await expect.poll(() => path(tab)).toBe('/home');
  await expect.poll(() => shows(tab, en.account)).toBe(true);
});

test('an unknown address gets a page that says so and leads home', async ({ tab, at }) => {
  await open(tab, at('noor', '/nowhere'));
  expect(await textOf(tab, { css: 'h1' })).toBe(label('notFound.title', {}, 'ar'));
  await tab.click({ css: 'main a', name: label('notFound.action', {}, 'ar') });
  await expect.poll(() => path(tab)).toBe('/home');
});

test('the engine enforces the policy, and reports what it blocks to these journeys', async ({
  tab,
  at,
  complaints,
}) => {
  await open(tab, at('apex', '/login'));
  expect(complaints.heard()).toEqual([]);
  complaints.allow(/policy's style-src|did not load: <style>h1/);
  const styled = await tab.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'h1{position:fixed}';
    document.head.append(sheet);
    const { position } = getComputedStyle(document.querySelector('h1') ?? document.body);
    return position === 'fixed';
  });
  expect(styled).toBe(false);
  await expect.poll(() => complaints.heard().join('\n')).toContain("policy's style-src");
});
