/** @import { Browser } from 'playwright' */
/** @import { Entry, Part, Tell } from './part.mjs' */

import { axe } from './axe.mjs';
import { inTwos, openPage } from './browser.mjs';
import { entries } from './build.mjs';
import { messageOf } from './message-of.mjs';
import { withSecondTry } from './second-try.mjs';

const PATIENCE_MS = 30_000;

/** Pages of the design system that are not about a component. */
const WITHOUT_HEAD = ['Forms/All together', 'Text/Icon'];

/**
 * Checks the workshop itself: its toolbar, its text pages, and that it requests nothing from the
 * network.
 * @param {Part} part
 */
export async function checkWorkshop({ browser, address, tell, full, only }) {
  const all = await entries();
  const pages = all.filter(
    ({ type, id, title }) =>
      type === 'docs' && id.includes(only) && (full || /^Guide\/|^Actions\/Button$/.test(title)),
  );
  await inTwos(pages, (entry) => docsPage(browser, address, tell, entry));
  if (only) return;
  await toolbar(browser, address, tell);
}

/**
 * Opens a page that records what it requests from other hosts.
 * @param {Browser} browser
 * @param {string} address
 */
async function openAlone(browser, address) {
  const opened = await openPage(browser, { viewport: { width: 1400, height: 900 } });
  /** @type {string[]} */
  const strangers = [];
  opened.page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob|about):/.test(url))
      strangers.push(`asked ${url}`);
  });
  return { ...opened, strangers };
}

/**
 * Checks a page of the guide, or of a component: it opens, nothing covers it, and axe finds nothing
 * on a guide page.
 * @param {Browser} browser
 * @param {string} address
 * @param {Tell} tell
 * @param {Entry} entry
 */
async function docsPage(browser, address, tell, { id, title, importPath }) {
  const { page, takeMessages, strangers } = await openAlone(browser, address);
  /** @type {string[]} */
  const problems = [];
  try {
    await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`);
    await page.waitForFunction(
      () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'),
      null,
      {
        timeout: PATIENCE_MS,
      },
    );
    await page.locator('.sbdocs-content h1').first().waitFor();
    if (await page.evaluate(() => document.querySelector(':modal') !== null))
      problems.push(
        'A dialog lies over the page: give its stories `docs: { story: { inline: false } }`.',
      );
    const isComponent = importPath.includes('/design-system/') && !WITHOUT_HEAD.includes(title);
    if (isComponent && !(await page.locator('.component-head').first().isVisible()))
      problems.push('It says neither how the component is used nor what keys do: X.docs.ts.');
    if (title.startsWith('Guide/'))
      problems.push(...(await axe(page, { part: '#storybook-docs' })));
  } catch (error) {
    problems.push(messageOf(error));
  }
  tell(`page ${title}`, [...problems, ...strangers, ...takeMessages()]);
  await page.close();
}

/**
 * Chooses realm, scheme and language in the toolbar, as a designer does, and checks that the page
 * is not reloaded.
 * @param {Browser} browser
 * @param {string} address
 * @param {Tell} tell
 */
async function toolbar(browser, address, tell) {
  /** @type {string[]} */
  const asked = [];
  const name = 'toolbar: realm, scheme, language and size need no reload';
  await withSecondTry({ tell, name }, async () => {
    const { problems, strangers } = await tryToolbar(browser, address);
    asked.push(...strangers);
    return problems;
  });
  tell('nothing is asked of the network', asked);
}

/**
 * @param {Browser} browser
 * @param {string} address
 */
async function tryToolbar(browser, address) {
  const { page, takeMessages, strangers } = await openAlone(browser, address);
  /** @type {string[]} */
  const problems = [];
  const preview = () => {
    const found = page.frames().find((frame) => frame.url().includes('iframe.html'));
    if (!found) throw new Error('The workshop shows no story.');
    return found;
  };
  /** @type {<Read>(read: () => Read) => Promise<Read>} */
  const root = (read) => preview().evaluate(read);
  /** @type {(tool: RegExp, choice: string) => Promise<void>} */
  const choose = async (tool, choice) => {
    const button = page.getByRole('button', { name: tool }).first();
    await button.click();
    const option = page.getByRole('option', { name: choice, exact: true }).first();
    await option.click();
    await option.waitFor({ state: 'hidden' });
    // A choice renders the toolbar anew; a menu that is opened before may lose its choice.
    await button.filter({ hasText: choice }).waitFor();
  };
  /** @type {(name: string, read: (expected: string) => boolean, expected?: string) => Promise<unknown>} */
  const becomes = (name, read, expected = '') =>
    preview()
      .waitForFunction(read, expected, { timeout: PATIENCE_MS })
      .catch(() => problems.push(`${name} does not follow the toolbar`));
  try {
    await page.goto(`${address}/?path=/story/actions-button--variants`);
    await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
    await root(() => {
      window.stayed = true;
    });
    await choose(/^Realm/, 'Apex');
    await becomes('the realm', () => document.documentElement.dataset.ornament === 'cut');
    const before = await root(() => getComputedStyle(document.body).backgroundColor);
    await choose(/^Scheme/, 'Light');
    await becomes(
      'the scheme',
      (ground) => getComputedStyle(document.body).backgroundColor !== ground,
      before,
    );
    await choose(/^Language,/, 'Arabic');
    await becomes('the direction', () => document.documentElement.dir === 'rtl');
    await becomes('the language', () => document.documentElement.lang === 'ar');
    await choose(/^Size of text/, 'Text 200 %');
    await becomes(
      'the size of text',
      () => getComputedStyle(document.documentElement).fontSize === '32px',
    );
    if (!(await root(() => window.stayed))) problems.push('choosing loaded the page anew');
  } catch (error) {
    problems.push(messageOf(error));
  }
  const all = [...problems, ...takeMessages()];
  await page.close();
  return { problems: all, strangers };
}
