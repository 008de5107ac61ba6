/** @import { Look, Part } from './part.mjs' */
import { readFile } from 'node:fs/promises';
import { openPage } from './browser.mjs';
import { entries, root } from './build.mjs';
import { staleSamples } from './samples.mjs';
import { openStory } from './show-story.mjs';

/** @type {Look} */
const LOOK = { globals: 'brand:plain', viewport: [1280, 800] };

/**
 * The exported names that are components: no types, hooks or data. Icons have a page of their own.
 */
async function exportedComponents() {
  const index = await readFile(`${root}/../../packages/design-system/src/index.ts`, 'utf8');
  const listed = index.matchAll(/^(?: {2}|export \{ )(\w+)(?:,| \})/gm);
  const names = [...listed].map(([, one = '']) => one);
  return names.filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'));
}

/**
 * The documentation of each component, read from Storybook itself, which has loaded every story.
 * @param {import('playwright').Page} page
 */
function documented(page) {
  return page.evaluate(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('This page shows no stories.');
    await preview.extract();
    /** @type {Record<string, { title: string, lead: string, props: { name: string, description?: string }[] }>} */
    const found = {};
    for (const { meta } of Object.values(preview.storyStoreValue.cachedCSFFiles)) {
      const { component, subcomponents, title } = meta;
      for (const one of [component, ...Object.values(subcomponents ?? {})]) {
        const info = one?.__docgenInfo;
        if (!info) continue;
        found[info.displayName] = {
          title,
          lead: info.description?.trim() ?? '',
          props: Object.values(info.props ?? {}).map(({ name, description }) => ({
            name,
            description,
          })),
        };
      }
    }
    return found;
  });
}

/**
 * Checks that every exported component is documented: its page has a table of its props, and each prop
 * has a description.
 * @param {Part} part
 */
export async function checkDocs({ browser, address, tell, only }) {
  const { page } = await openPage(browser);
  const all = await entries();
  if (!only) tell('docs samples', await staleSamples());
  const story = all.find(({ type }) => type === 'story');
  if (!story) throw new Error('The build has no story.');
  await openStory(page, address, { id: story.id, look: LOOK });
  const known = await documented(page);
  await page.close();
  for (const name of (await exportedComponents()).filter((one) => one.includes(only))) {
    const entry = known[name];
    const silent = (entry?.props ?? []).filter(({ description }) => !description?.trim());
    tell(`docs ${name}`, [
      ...(entry ? [] : ['No story names it as its component or among its subcomponents.']),
      ...(entry && !entry.lead ? ['It has no lead: one sentence that says what it is for.'] : []),
      ...silent.map((prop) => `The prop "${prop.name}" does not say what it is.`),
    ]);
  }
}
