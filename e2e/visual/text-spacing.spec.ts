import type { Page } from '@playwright/test';
import { localesOf, prefixOf, REALMS, realmFile } from '../journey/realms';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const widths = [360, 768, 1280];
const paths = ['/', '/browse', '/upcoming', '/login', '/nowhere'];

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
    complaints.allow(/status of 404/);
    const file = realmFile(realm);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        for (const prefix of localesOf(file).map((locale) => prefixOf(file, locale))) {
          await open(page, address(realm, prefix + path));
          await markWhole(page);
          await setSpacing(page);
          expect.soft(await nowCut(page), `${prefix + path} at ${width} px`).toEqual([]);
        }
      }
    }
  });
}
