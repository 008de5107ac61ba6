/** @import { Browser } from 'playwright' */
/** @import { Look, Part } from './part.mjs' */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { hands } from '../../keyboard/hands.mjs';
import { inTwos, openPage } from './browser.mjs';
import { root } from './build.mjs';
import { messageOf } from './message-of.mjs';
import { withSecondTry } from './second-try.mjs';
import { openStory } from './show-story.mjs';

const folder = join(root, 'keyboard');

/** @type {(Look & { name: string })[]} */
const LOOKS = [
  { name: 'ltr', globals: 'brand:apex;direction:ltr;text:short', viewport: [1280, 800] },
  {
    name: 'rtl',
    globals: 'brand:noor;language:ar;direction:rtl;text:arabic',
    viewport: [1280, 800],
  },
];

/**
 * Runs journeys with real keys, left to right and right to left. Play functions do not run: the
 * story stays as it opens.
 * @param {Part} part
 */
export async function checkKeyboard({ browser, address, tell, only }) {
  const files = (await readdir(folder)).filter(
    (name) => name !== 'hands.mjs' && name.includes(only),
  );
  const jobs = files.flatMap((file) => LOOKS.map((look) => ({ file, look })));
  await inTwos(jobs, async ({ file, look }) => {
    const name = `keyboard ${file.replace('.mjs', '')} (${look.name})`;
    await withSecondTry({ tell, name }, () => problemsOf(browser, address, file, look));
  });
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {string} file
 * @param {Look & { name: string }} look
 */
async function problemsOf(browser, address, file, look) {
  const { story, journey } = await import(join(folder, file));
  const { page, takeMessages } = await openPage(browser);
  /** @type {string[]} */
  const problems = [];
  try {
    problems.push(...(await openStory(page, address, { id: story, look, still: true })));
    await page.bringToFront();
    await journey(hands(page, look.name));
  } catch (error) {
    problems.push(messageOf(error));
  }
  await page.close();
  return [...problems, ...takeMessages()];
}
