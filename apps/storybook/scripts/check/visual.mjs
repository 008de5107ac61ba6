import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { difference } from '@marquee/test-browser/compare';
import { checkMachines } from '../visual/machines.mjs';
import { checkPlants } from '../visual/planted.mjs';
import { writeReport } from '../visual/report.mjs';
import { checkComparator } from '../visual/self-check.mjs';
import { pictures } from '../visual/set.mjs';
import { fileOf, pageOptions, shoot } from '../visual/shoot.mjs';
import { inTwos, openPage } from './browser.mjs';
import { root } from './build.mjs';
import { withSecondTry } from './second-try.mjs';

const baselines = join(root, 'visual');
const results = join(root, 'test-results/visual');

/** A picture in which there is text that a page brings no font for: an inner frame of another site. */
const SYSTEM_FONTS = 'light-ltr/layout-pageframe';

const readIfThere = (path) =>
  readFile(path).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

async function put(folder, file, content) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return relative(results, path);
}

/** Compares pictures of stories with those that were accepted; with `accept` the new ones are what is accepted. */
export async function checkPictures({ browser, address, tell, full, only, accept }) {
  await rm(results, { recursive: true, force: true });
  if (!only && !accept) {
    const { page } = await openPage(browser);
    await checkComparator(page, tell);
    await page.close();
    const [picture] = await pictures({ full: false, only: SYSTEM_FONTS });
    await checkMachines({ address, tell, picture });
    await checkPlants({
      browser,
      address,
      tell,
      pictures: await pictures({ full, only }),
      full,
      inTwos,
    });
  }
  const wanted = await pictures({ full, only });
  const changes = [];
  await inTwos(wanted, async (picture) => {
    const name = `picture ${picture.file}`;
    let change = null;
    await withSecondTry({ full, tell, name }, async () => {
      change = null;
      try {
        change = await changeOf(browser, address, picture);
      } catch (error) {
        return [error.message];
      }
      return change && !accept ? [change.message] : [];
    });
    if (change && accept) await put(baselines, fileOf(picture), change.picture);
    else if (change) changes.push(await record(picture, change));
  });
  if (full && !only) await leaveOutOrphans(wanted, tell, accept);
  if (changes.length === 0) return;
  changes.sort((one, other) => one.file.localeCompare(other.file));
  const report = await writeReport(results, changes, wanted.length);
  console.log(`Before, after and difference: ${report}`);
}

async function changeOf(browser, address, picture) {
  const { page } = await openPage(browser, pageOptions);
  const after = await shoot(page, address, picture).finally(() => page.close());
  const before = await readIfThere(join(baselines, fileOf(picture)));
  if (!before) return { message: 'There is no accepted picture yet.', picture: after };
  const found = await difference(before, after);
  return found && { message: found.message, before, picture: after, changed: found.picture };
}

async function record(picture, { message, before, picture: after, changed }) {
  const { file, title, name } = picture;
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

/** Accepted pictures of what is no more. */
async function leaveOutOrphans(wanted, tell, accept) {
  const known = new Set(wanted.map(fileOf));
  const there = await readdir(baselines, { recursive: true }).catch(() => []);
  for (const file of there.filter((name) => /\.(webp|jpg)$/.test(name) && !known.has(name))) {
    if (accept) await rm(join(baselines, file));
    else tell(`picture ${file}`, ['Its story is gone: accept that.']);
  }
}
