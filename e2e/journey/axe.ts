import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Lays out the whole page. axe takes what the browser has not laid out yet for hidden, and a rail for one without cards,
 * though keys and screen readers reach it.
 */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility !== 'auto') continue;
      element.style.contentVisibility = 'visible';
    }
  });
}

/** Takes the slant from a dialog's buttons: axe reads slanted text in a dialog against the page behind it. */
async function straightenDialogs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const slanted = 'dialog[open] button, dialog[open] button *';
    for (const element of document.querySelectorAll<HTMLElement>(slanted)) {
      element.style.setProperty('transition', 'none', 'important');
      element.style.setProperty('transform', 'none', 'important');
    }
  });
}

/** Gives frames without a ground of their own the one that a viewer sees behind them: axe takes it for white. */
async function groundFrames(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const element = await frame.frameElement();
    // A page that comes later would be without the ground.
    if (await element.getAttribute('src')) await frame.waitForURL(/^(?!about:)/);
    const ground = await element.evaluate((node) => {
      for (let at = node instanceof Element ? node : null; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return null;
    });
    await frame.evaluate((colour) => {
      const { documentElement, body } = document;
      const isClear = [documentElement, body].every(
        (one) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)',
      );
      if (colour && isClear) documentElement.style.backgroundColor = colour;
    }, ground);
  }
}

/** What axe finds on a page: a line for each place. */
export async function problems(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<string[]> {
  await layOutEverything(page);
  await straightenDialogs(page);
  await groundFrames(page);
  // axe reads a vendor's style sheet through a style of its own, which the site's policy blocks.
  const foreign = await page.evaluate(() =>
    [...document.styleSheets].some(
      ({ href }) => href !== null && new URL(href).origin !== location.origin,
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // Only violations are described in full.
    .options({ preload: !foreign, resultTypes: ['violations'] })
    .disableRules(except)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/** Expects axe to find nothing once what is on its way in has come: until then it is as pale as its way is long. */
export async function judge(page: Page, what: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  expect(await problems(page), what).toEqual([]);
}
