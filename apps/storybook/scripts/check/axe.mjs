import { createRequire } from 'node:module';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Runs axe on all that a story shows, overlays included, and leaves out what is Storybook's own. */
export async function axe(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: axePath });
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(
      {
        include: ['body'],
        exclude: [
          '.sb-wrapper',
          '.sb-errordisplay',
          '#storybook-docs',
          '#storybook-highlights-root',
        ],
      },
      {
        resultTypes: ['violations'],
        iframes: false,
        // a story is a piece of a page: whether all has a landmark, and one h1, is for pages
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    ),
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('\n      ')}`,
  );
}
