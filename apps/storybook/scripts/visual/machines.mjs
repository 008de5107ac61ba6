/** @import { Part, Picture } from '../check/part.mjs' */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserEnvironment } from '@marquee/test-browser';
import { launch, openPage } from '../check/browser.mjs';
import { pageOptions, shoot } from './shoot.mjs';

const fonts = fileURLToPath(
  new URL('../../../../node_modules/dejavu-fonts-ttf/ttf', import.meta.url),
);

/** @param {string} inner */
const configuration = (inner) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>${inner}</fontconfig>`;

/** @type {(asked: string, given: string) => string} */
const inPlaceOf = (asked, given) =>
  `<match target="pattern"><test name="family"><string>${asked}</string></test><edit name="family" mode="prepend" binding="strong"><string>${given}</string></edit></match>`;

/** Every family that a style sheet may ask for, replaced by a face that looks clearly different. */
const odd =
  `<dir>${fonts}</dir>` +
  ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', 'DejaVu Sans']
    .map((asked) => inPlaceOf(asked, 'DejaVu Serif Condensed'))
    .join('');

const screen =
  '<match target="font"><edit name="rgba"><const>rgb</const></edit><edit name="hintstyle"><const>hintfull</const></edit><edit name="antialias"><bool>false</bool></edit></match>';

/** @typedef {{ tell: 'file' | 'home', inner: string, env: Record<string, string> & { TZ: string } }} Machine */

/**
 * The settings of other machines: their fonts (by a fontconfig file), language and time zone.
 * @type {Record<string, Machine>}
 */
const MACHINES = {
  'without any font': { tell: 'file', inner: '', env: { LANG: 'C', TZ: 'UTC' } },
  'with other fonts, in Arabic': {
    tell: 'home',
    inner: odd,
    env: { LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8', TZ: 'Asia/Tokyo' },
  },
  'with another screen, in Portuguese': {
    tell: 'file',
    inner: odd + screen,
    env: { LANG: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR:pt', TZ: 'America/Sao_Paulo' },
  },
};

/**
 * The environment of such a machine. Its fonts are set by a file of its own, or in the user's home.
 * @param {Machine} machine
 * @param {string} folder
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function environmentOf({ tell, inner, env }, folder) {
  await mkdir(join(folder, '.config/fontconfig'), { recursive: true });
  const file = join(folder, '.config/fontconfig/fonts.conf');
  await writeFile(file, configuration(inner));
  const places =
    tell === 'home'
      ? { HOME: folder, XDG_CONFIG_HOME: join(folder, '.config') }
      : { FONTCONFIG_FILE: file };
  return { ...process.env, ...places, ...env };
}

/**
 * A story's picture in a browser with that environment.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} address
 * @param {Picture} picture
 */
async function drawnIn(env, address, picture) {
  const browser = await launch(env);
  try {
    const { page } = await openPage(browser, pageOptions);
    return await shoot(page, address, picture);
  } finally {
    await browser.close();
  }
}

/**
 * Checks that a story that asks for system fonts looks the same on three other machines; and that
 * it would look different with their fonts, since otherwise the first check shows nothing.
 * @param {Pick<Part, 'address' | 'tell'> & { picture: Picture }} options
 */
export async function checkMachines({ address, tell, picture }) {
  const folder = await mkdtemp(join(tmpdir(), 'machines-'));
  try {
    const here = await drawnIn(browserEnvironment(), address, picture);
    for (const [name, machine] of Object.entries(MACHINES)) {
      const theirs = await environmentOf(machine, join(folder, machine.env.TZ.replace('/', '-')));
      const there = await drawnIn(browserEnvironment(theirs), address, picture);
      tell(
        `pictures are the same on a machine ${name}`,
        there.equals(here) ? [] : [`${picture.file} is drawn otherwise there.`],
      );
      if (machine.inner === '') continue;
      const unguarded = await drawnIn(theirs, address, picture);
      tell(
        `a machine ${name} would draw otherwise by itself`,
        unguarded.equals(here)
          ? [`${picture.file} takes no font of the machine: take another.`]
          : [],
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
