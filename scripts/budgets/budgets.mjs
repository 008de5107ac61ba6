/** @import { Manifest } from '../../packages/test-browser/src/page-scripts.mjs' */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../packages/test-browser/src/free-port.mjs';
import {
  inlineScripts,
  laterScriptsOf,
  scriptsOf,
} from '../../packages/test-browser/src/page-scripts.mjs';
import { Problem, withProblems } from '../workspace/problem.mjs';
import { root } from '../workspace/root.mjs';
import { startService, untilReady } from '../workspace/service.mjs';

/** Kilobytes of 1000 bytes, compressed. They are raised in steps of 5, with a line in CHANGELOG, when a feature needs it. */
const limits = [
  { page: 'login', realm: 'plain', path: '/login', kilobytes: 140 },
  { page: 'login, many providers', realm: 'unity', path: '/login', kilobytes: 145 },
  { page: 'home', realm: 'apex', path: '/', kilobytes: 150 },
  { page: 'title, before play', realm: 'apex', path: '/video/walkouts', kilobytes: 185 },
  { page: 'purchase', realm: 'apex', path: '/purchase', kilobytes: 170 },
  { page: 'pay', realm: 'apex', path: '/pay', kilobytes: 190 },
  { page: 'lists', realm: 'apex', path: '/watchlists', kilobytes: 175 },
  { page: 'one list', realm: 'apex', path: '/watchlists/an-owner/a-list', kilobytes: 175 },
];
/** Pages that a guest opens before they want to buy: they have nothing of `commerce` but its manifest (spec 5 §13). */
const withoutCommerce = ['login', 'login, many providers', 'home'];
/** Code that comes with a press, and not with the page: who only looks at a list loads none of what changes its order. */
const comesLater = { page: 'one list', source: '/library/src/watchlists/EditList.tsx' };
/** What a page's first Play adds, without the engine (spec 4 §13). */
const player = {
  page: 'player',
  realm: 'apex',
  path: '/video/walkouts',
  source: '/player/src/playing/PlayingTitle.tsx',
  kilobytes: 30,
};
const client = join(root, 'apps/web/dist/client');

/** @param {string | Buffer} text */
const gzipBytes = (text) => gzipSync(text, { level: 9 }).length;

/**
 * Requests a page by the realm's host name.
 * @param {number} port
 * @param {string} realm
 * @param {string} path
 * @returns {Promise<string>}
 */
function pageText(port, realm, path) {
  return new Promise((resolve, reject) => {
    const headers = { host: `${realm}.localhost:${port}`, accept: 'text/html' };
    request({ host: 'localhost', port, path, headers }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve(text);
    })
      .once('error', reject)
      .end();
  });
}

/**
 * Finds a page's own code. A page whose file was merged into another piece is not in the manifest, and would be measured without it.
 * @param {string} html
 * @param {Manifest} manifest
 */
const namesItsCode = (html, manifest) =>
  Object.values(manifest).some(
    ({ src, file }) => src?.includes('/src/pages/') && html.includes(`/${file}`),
  );

/**
 * @param {typeof limits[number]} limit
 * @param {number} port
 * @param {Manifest} manifest
 */
async function measure({ page, realm, path, kilobytes }, port, manifest) {
  const html = await pageText(port, realm, path);
  const files = scriptsOf(html, manifest);
  if (files.length === 0)
    throw new Problem(`The ${page} page names no script; nothing to measure.`);
  if (!namesItsCode(html, manifest))
    throw new Problem(`The ${page} page does not name the code of its own: it would come later.`);
  if (withoutCommerce.includes(page)) await requireNoCommerce(page, files, manifest);
  if (page === comesLater.page) requireLater(comesLater.source, html, manifest);
  return rowOf({ page, kilobytes }, files, inlineScripts(html));
}

/**
 * Throws when a file comes with a page.
 * @param {string} source
 * @param {string} html
 * @param {Manifest} manifest
 */
function requireLater(source, html, manifest) {
  const own = Object.values(manifest).find(({ src }) => src?.endsWith(source))?.file ?? '';
  if (!laterScriptsOf(source, html, manifest).includes(own))
    throw new Problem(`The page of one list loads ${source} with its first code.`);
}

/**
 * Throws when a page's first code has some of `commerce`: one of its files, or a text of its labels in a piece that several share.
 * @param {string} page
 * @param {string[]} files
 * @param {Manifest} manifest
 */
async function requireNoCommerce(page, files, manifest) {
  const own = Object.values(manifest).filter(({ src }) => src?.includes('/commerce/src/'));
  const named = own.filter(({ file }) => files.includes(file)).map(({ src }) => src);
  const labels = join(root, 'packages/commerce/src/labels/en.json');
  const keys = Object.keys(JSON.parse(await readFile(labels, 'utf8')));
  const texts = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  const said = keys.filter((key) => texts.some((text) => text.includes(`"${key}"`)));
  if (named.length + said.length > 0)
    throw new Problem(
      `The ${page} page loads code of commerce: ${[...named, ...said].join(', ')}.`,
    );
}

/**
 * Measures what comes when a viewer plays a title, and nobody else loads.
 * @param {number} port
 * @param {Manifest} manifest
 */
async function measurePlayer(port, manifest) {
  const html = await pageText(port, player.realm, player.path);
  if (!namesItsCode(html, manifest))
    throw new Problem('The page of a title does not name the code of its own.');
  const files = laterScriptsOf(player.source, html, manifest);
  if (files.length === 0)
    throw new Problem(`Nothing of ${player.source} comes later than the page; nothing to measure.`);
  return rowOf(player, files, []);
}

/**
 * @param {{ page: string, kilobytes: number }} limit
 * @param {string[]} files
 * @param {string[]} inlined
 */
async function rowOf({ page, kilobytes }, files, inlined) {
  const texts = await Promise.all(files.map((file) => readFile(join(client, file))));
  const bytes = [...texts, ...inlined].map(gzipBytes);
  const used = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  return { page, files: files.length, used, kilobytes, over: used > kilobytes };
}

/** Prints the sizes of first pages and the player with their budgets; resolves to the exit code. */
export const budgets = () =>
  withProblems(async () => {
    const port = await freePort();
    const nobody = await freePort();
    const site = startService({
      name: 'site',
      terse: true,
      file: join(root, 'apps/web/dist/server/main.js'),
      env: {
        PORT: String(port),
        REALMS_DIR: join(root, 'realm-configs'),
        // The pages' code does not depend on their data, so no origin is needed here.
        ORIGIN_ADDRESS: `http://localhost:${nobody}`,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
      },
    });
    try {
      await untilReady(site, port, 60_000);
      const file = join(client, '.vite/manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8'));
      const rows = [];
      for (const limit of limits) rows.push(await measure(limit, port, manifest));
      rows.push(await measurePlayer(port, manifest));
      console.log('| page | files | gzip KB | budget |\n|---|---:|---:|---:|');
      for (const { page, files, used, kilobytes, over } of rows) {
        console.log(
          `| ${page} | ${files} | ${used.toFixed(1)} | ${kilobytes}${over ? ', exceeded' : ''} |`,
        );
      }
      return rows.some((row) => row.over) ? 1 : 0;
    } finally {
      await site.stop();
    }
  });
