/** @import { Opened } from './browser.mjs' */
/** @import { Entry, Look, Part } from './part.mjs' */

import { axe } from './axe.mjs';
import { inTwos, openPage } from './browser.mjs';
import { entries } from './build.mjs';
import { looksOf } from './looks.mjs';
import { messageOf } from './message-of.mjs';
import { withSecondTry } from './second-try.mjs';
import { nextStory, openStory } from './show-story.mjs';

/** @typedef {Entry & { look: Look }} Job */

/**
 * The matrix shows one component many times, with the same name.
 * @type {Record<string, string[]>}
 */
const WITHOUT = { 'Brands/Brand matrix': ['landmark-unique'] };

/** How many stories share a page before a new one is opened. */
const SHARE = 40;

/**
 * Checks stories in their looks: in a short run one of each component. Stories of one look follow each other in one page, which is five
 * times as quick.
 * @param {Part} part
 */
export async function checkStories({ browser, address, tell, full, only }) {
  const found = (await entries()).filter(({ type, id }) => type === 'story' && id.includes(only));
  const stories = full || only ? found : oneOfEach(found);
  await inTwos(shares(stories, full), async (jobs) => {
    const opened = await openPage(browser);
    let fresh = true;
    for (const job of jobs) {
      const name = `${job.title} / ${job.name} (${job.look.name})`;
      await withSecondTry({ tell, name }, async () => {
        let problems = await problemsOf(opened, address, job, fresh);
        // effects that one story leaves behind must not be reported for the next
        if (problems.length > 0 && !fresh) problems = await problemsOf(opened, address, job, true);
        fresh = problems.length > 0;
        return problems;
      });
    }
    await opened.page.close();
  });
}

/**
 * Picks one story of each component: the first with a play function, else the first.
 * @param {Entry[]} stories
 */
function oneOfEach(stories) {
  const titles = new Set(stories.map(({ title }) => title));
  return [...titles].flatMap((title) => {
    const own = stories.filter((story) => story.title === title);
    return own.find(isPlayed) ?? own.slice(0, 1);
  });
}

/** @param {Entry} story */
const isPlayed = ({ tags = [] }) => tags.includes('play-fn');

/**
 * @param {Entry[]} stories
 * @param {boolean} full
 */
function shares(stories, full) {
  /** @type {Map<Look, Job[]>} */
  const byLook = new Map();
  for (const story of stories) {
    for (const look of looksOf(story, full)) {
      byLook.set(look, [...(byLook.get(look) ?? []), { ...story, look }]);
    }
  }
  return [...byLook.values()].flatMap((jobs) =>
    Array.from({ length: Math.ceil(jobs.length / SHARE) }, (_, at) =>
      jobs.slice(at * SHARE, (at + 1) * SHARE),
    ),
  );
}

/**
 * @param {Opened} opened
 * @param {string} address
 * @param {Job} job
 * @param {boolean} fresh
 */
async function problemsOf({ page, takeMessages }, address, job, fresh) {
  /** @type {string[]} */
  const problems = [];
  takeMessages();
  try {
    problems.push(...(fresh ? await openStory(page, address, job) : await nextStory(page, job)));
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) problems.push(`layout: the page scrolls sideways by ${sideways} px`);
    problems.push(...(await axe(page, { without: WITHOUT[job.title] })));
  } catch (error) {
    problems.push(`error: ${messageOf(error)}`);
  }
  // the console repeats the error of a play function
  const playFailed = problems.some((problem) => problem.startsWith('play:'));
  return [...problems, ...(playFailed ? [] : takeMessages())];
}
