/** @import { Browser, Page } from 'playwright' */
/** @import { Part, Picture, Tell } from './part.mjs' */
/** @import { Change } from '../visual/report.mjs' */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { difference } from '@marquee/test-browser/compare';

import { writeReport } from '../visual/report.mjs';
import { checkComparator } from '../visual/self-check.mjs';
import { pictures } from '../visual/set.mjs';
import { fileOf, pageOptions, shoot } from '../visual/shoot.mjs';
import { inTwos, openPage } from './browser.mjs';
import { root } from './build.mjs';
import { messageOf } from './message-of.mjs';
import { withSecondTry } from './second-try.mjs';

const baselines = join(root, 'visual');
const results = join(root, 'test-results/visual');

/** @param {string} path */
const readIfThere = (path) =>
  readFile(path).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Writes a file; resolves to its path from the results.
 * @param {string} folder
 * @param {string} file
 * @param {Buffer} content
 */
async function put(folder, file, content) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return relative(results, path);
}

/**
 * Compares pictures of stories with the accepted ones; with `accept` it accepts the new ones.
 * @param {Part} part
 */
export async function checkPictures({ browser, address, tell, full, only, accept }) {
  await rm(results, { recursive: true, force: true });
  if (!only && !accept) {
    const { page } = await openPage(browser);
    await checkComparator(page, tell);
    await page.close();
  }
  const wanted = await pictures({ full, only });
  /** @type {Change[]} */
  const changes = [];
  await inTwos(shares(wanted), async (few) => {
    const shared = await openPage(browser, pageOptions);
    for (const picture of few) {
      const name = `picture ${picture.file}`;
      /** @type {{ last: Found | null }} */
      const found = { last: null };
      await withSecondTry({ tell, name }, async () => {
        found.last = null;
        try {
          found.last =
            (await changeOf(shared.page, address, picture)) &&
            (await changeAlone(browser, address, picture));
        } catch (error) {
          return [messageOf(error)];
        }
        return found.last && !accept ? [found.last.message] : [];
      });
      if (!found.last) continue;
      if (accept) await put(baselines, fileOf(picture), found.last.picture);
      else changes.push(await record(picture, found.last));
    }
    await shared.page.close();
  });
  if (full && !only) await leaveOutOrphans(wanted, tell, accept);
  if (changes.length === 0) return;
  changes.sort((one, other) => one.file.localeCompare(other.file));
  const report = await writeReport(results, changes, wanted.length);
  console.log(`Before, after and difference: ${report}`);
}

/**
 * A present picture, and how it differs from the accepted one, if there is one.
 * @typedef {{ message: string, picture: Buffer, before?: Buffer, changed?: Buffer }} Found
 */

/** How many pictures share a page before a new one is opened. */
const SHARE = 20;

/**
 * Pictures that share a page, whose code the browser then keeps.
 * @param {Picture[]} pictures
 */
const shares = (pictures) =>
  Array.from({ length: Math.ceil(pictures.length / SHARE) }, (_, at) =>
    pictures.slice(at * SHARE, (at + 1) * SHARE),
  );

/**
 * Says whether a picture differs in a page of its own, where no story was before.
 * @param {Browser} browser
 * @param {string} address
 * @param {Picture} picture
 */
async function changeAlone(browser, address, picture) {
  const { page } = await openPage(browser, pageOptions);
  return changeOf(page, address, picture).finally(() => page.close());
}

/**
 * @param {Page} page
 * @param {string} address
 * @param {Picture} picture
 * @returns {Promise<Found | null>}
 */
async function changeOf(page, address, picture) {
  const after = await shoot(page, address, picture);
  const before = await readIfThere(join(baselines, fileOf(picture)));
  if (!before) return { message: 'There is no accepted picture yet.', picture: after };
  const found = await difference(before, after);
  return found && { message: found.message, before, picture: after, changed: found.picture };
}

/**
 * @param {Picture} picture
 * @param {Found} found
 * @returns {Promise<Change>}
 */
async function record(picture, { message, before, picture: after, changed }) {
  const { file, title, name } = picture;
  /** @param {string} which */
  const beside = (which) => fileOf({ ...picture, file: `${file}.${which}` });
  return {
    file,
    title,
    name,
    message,
    before: before && (await put(results, beside('before'), before)),
    after: await put(results, beside('after'), after),
    changed: changed && (await put(results, `${file}.difference.png`, changed)),
  };
}

/**
 * Reports accepted pictures of stories that no longer exist, or removes them.
 * @param {Picture[]} wanted
 * @param {Tell} tell
 * @param {boolean} accept
 */
async function leaveOutOrphans(wanted, tell, accept) {
  const known = new Set(wanted.map(fileOf));
  const there = await readdir(baselines, { recursive: true }).catch(() => []);
  for (const file of there.filter((name) => /\.(webp|jpg)$/.test(name) && !known.has(name))) {
    if (accept) await rm(join(baselines, file));
    else tell(`picture ${file}`, ['Its story is gone: accept that.']);
  }
}
