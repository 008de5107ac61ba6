/** @import { Look, Tell } from './part.mjs' */
import { readFile } from 'node:fs/promises';
import { brandsFile, sampleBrands } from '../sample-titles.mjs';
import { inTwos, openPage } from './browser.mjs';
import { nextStory, openStory } from './show-story.mjs';

/**
 * Reports stories that show other titles, logos or colours than the realms and the sandbox have.
 */
export async function staleSamples() {
  const [kept, fresh] = await Promise.all([readFile(brandsFile, 'utf8'), sampleBrands()]);
  return kept === `${JSON.stringify(fresh, null, 2)}\n`
    ? []
    : ['The samples are stale: run npm run art -w @marquee/storybook.'];
}

const REALMS = ['apex', 'corral', 'metro', 'noor', 'plain', 'unity'];
const WHOLE = ['pages-sample-pages--home', 'brands-brand-sheet--sheet'];

/**
 * Checks that a page shows each picture once, and the logo of its own realm.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {Tell} tell
 */
export async function checkSamplePictures(browser, address, tell) {
  await inTwos(REALMS, async (realm) => {
    /** @type {Look} */
    const look = { globals: `brand:${realm}`, viewport: [1280, 900] };
    const { page } = await openPage(browser);
    /** @type {string[]} */
    const problems = [];
    for (const [at, id] of WHOLE.entries()) {
      const open = at === 0 ? openStory(page, address, { id, look }) : nextStory(page, { id });
      problems.push(...(await open));
      const shown = await page
        .locator('#storybook-root img')
        .evaluateAll((images) =>
          images
            .filter((image) => image instanceof HTMLImageElement)
            .map((image) => new URL(image.currentSrc || image.src).pathname),
        );
      const art = shown.filter((src) => src.startsWith('/sample-art/'));
      const twice = [...new Set(art.filter((src, at) => art.indexOf(src) !== at))];
      problems.push(...twice.map((src) => `${id} shows ${src} more than once`));
      if (art.length === 0) problems.push(`${id} shows no picture`);
      const logos = shown.filter((src) => src.startsWith('/realms/'));
      if (!logos.some((src) => src.startsWith(`/realms/${realm}/`)))
        problems.push(`${id} shows no logo of ${realm}`);
    }
    tell(`samples ${realm}: its own logo, no picture twice`, problems);
    await page.close();
  });
}
