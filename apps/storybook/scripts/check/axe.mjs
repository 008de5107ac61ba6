import { createRequire } from 'node:module';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Elements of Storybook's own that are hidden while a story is shown. */
const FURNITURE = [
  '.sb-wrapper',
  '.sb-errordisplay',
  '#storybook-docs',
  '#storybook-highlights-root',
];

/** A story is a part of a page: landmarks and one h1 are for pages. */
const FOR_PAGES = ['region', 'page-has-heading-one'];

/**
 * Runs axe on all that a story shows, overlays included, or on one `part` of the page, `without`
 * some rules.
 * @param {import('playwright').Page} page
 * @param {{ part?: string, without?: string[] }} [options]
 */
export async function axe(page, { part, without = [] } = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: axePath });
  const { violations } = await page.evaluate(
    ({ scope, off }) =>
      window.axe.run(scope, {
        resultTypes: ['violations'],
        iframes: false,
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      }),
    {
      scope: { include: [part ?? 'body'], exclude: part ? [] : FURNITURE },
      off: [...FOR_PAGES, ...without],
    },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('\n      ')}`,
  );
}
