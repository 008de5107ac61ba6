import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** What axe finds on a page: a line for each place. */
export async function problems(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<string[]> {
  await layOutEverything(page);
  await straightenDialogs(page);
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
