import type { Page } from '@playwright/test';
import { localesOf, prefixOf, REALMS, realmFile } from '../journey/realms';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const widths = [360, 768, 1280];
const paths = ['/', '/browse', '/upcoming', '/login', '/nowhere'];

/** A realm's first title of each kind on its home page: their own pages are checked as well. */
const titlePages = (page: Page) =>
  page.evaluate(() => {
    const ofKind = new Map<string, string>();
    for (const card of document.querySelectorAll<HTMLElement>('[data-ui="card"]')) {
      const path = card.querySelector('a')?.getAttribute('href');
      const kind = card.dataset.kind ?? '';
      if (path?.startsWith('/') && !ofKind.has(kind)) ofKind.set(kind, path);
    }
    return [...ofKind.values()];
  });

/** Marks each text that is whole, so that the check can tell what the spacing has cut. */
const markWhole = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const text = (element.textContent ?? '').trim();
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      if (!clips || scrolls || text === '' || clientWidth < 8 || clientHeight < 8) continue;
      if (element.querySelector('img, video, ul, section')) continue;
      if (scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1)
        element.dataset.whole = '';
    }
  });

/** The least spacing that a viewer must be able to set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** As an extension of the browser sets it: the page's policy has no say in it. */
const setSpacing = (page: Page) =>
  page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, SPACING);

const takeSpacing = (page: Page) =>
  page.evaluate(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    for (const element of document.querySelectorAll<HTMLElement>('[data-whole]'))
      delete element.dataset.whole;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

const nowCut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-whole]')]
      .filter(
        ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
      )
      .map(
        ({ tagName, textContent, className }) =>
          `<${tagName.toLowerCase()} ${className.split(' ')[0]}> ${(textContent ?? '').trim().slice(0, 50)}`,
      ),
  );

for (const realm of REALMS) {
  test(`${realm}: no text that was whole is cut by the spacing that a viewer sets`, async ({
    page,
    complaints,
  }) => {
    // A page that is not there, and a title that is over.
    complaints.allow(/status of 4\d\d/);
    const file = realmFile(realm);
    const check = async (path: string) => {
      await open(page, address(realm, path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await markWhole(page);
        await setSpacing(page);
        expect.soft(await nowCut(page), `${path} at ${width} px`).toEqual([]);
        await takeSpacing(page);
      }
    };
    for (const prefix of localesOf(file).map((locale) => prefixOf(file, locale))) {
      for (const path of paths) await check(prefix + path);
    }
    await open(page, address(realm, '/'));
    for (const path of await titlePages(page)) await check(path);
  });
}
