/** @import { Look, Tell } from './part.mjs' */
import { openPage } from './browser.mjs';
import { openStory } from './show-story.mjs';

const STORY = 'brands-brand-matrix--buttons';
const WIDTHS = [360, 768, 1280, 1600, 1920];

/**
 * Checks that the schemes of a realm are beside each other in the matrix, at every width.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {Tell} tell
 */
export async function checkMatrix(browser, address, tell) {
  const { page, takeMessages } = await openPage(browser);
  /** @type {string[]} */
  const problems = [];
  for (const width of WIDTHS) {
    /** @type {Look} */
    const look = { globals: 'brand:plain', viewport: [width, 900] };
    problems.push(...(await openStory(page, address, { id: STORY, look, still: true })));
    const cells = await page.locator('[data-cell]').evaluateAll((elements) =>
      elements.map((element) => ({
        brand: element.getAttribute('data-cell')?.replace(/-\w+$/, ''),
        top: Math.round(element.getBoundingClientRect().top + scrollY),
      })),
    );
    if (cells.length === 0) problems.push(`${width} px: the matrix shows nothing`);
    for (const brand of new Set(cells.map((cell) => cell.brand))) {
      const rows = new Set(cells.filter((cell) => cell.brand === brand).map(({ top }) => top));
      if (rows.size > 1) problems.push(`${width} px: ${brand} is in ${rows.size} rows`);
    }
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      problems.push(`${width} px: the page scrolls sideways`);
  }
  tell('matrix: the schemes of a realm lie in one row', [...problems, ...takeMessages()]);
  await page.close();
}
