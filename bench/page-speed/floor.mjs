import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../paths.mjs';
import { portOf } from '../test-servers/port-of.mjs';

/**
 * The site's own page without a line of JavaScript and without inlined data: what is left is what a careful author
 * would write by hand for the same content. Of home, only the hero stays.
 * @param {boolean} heroOnly
 */
function strip(heroOnly) {
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const link of document.querySelectorAll('link')) {
    if (link.rel === 'modulepreload' || link.as === 'script') link.remove();
  }
  if (heroOnly) {
    const [hero, ...rest] = document.querySelectorAll('main section');
    if (!hero?.querySelector('img')) throw new Error('The first section of home is no hero.');
    for (const part of rest) if (!hero.contains(part)) part.remove();
    document.querySelector('footer')?.remove();
  }
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}

/**
 * The text of the floor page that belongs to a page of the site.
 * @param {string} url
 * @param {{ heroOnly: boolean }} options
 */
export async function floorOf(url, { heroOnly }) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return await page.evaluate(strip, heroOnly);
  } finally {
    await browser.close();
  }
}

/** @typedef {{ status: number | undefined, body: Buffer, headers: Record<string, string> }} Kept */

/**
 * What the site answers for a file, as it came: compressed or not.
 * @param {number} port
 * @param {string} host
 * @param {string} path
 * @returns {Promise<Kept>}
 */
function fetchRaw(port, host, path) {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    request({ host: 'localhost', port, path, headers }, async (answer) => {
      const parts = [];
      for await (const part of answer) parts.push(part);
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
      resolve({
        status: answer.statusCode,
        body: Buffer.concat(parts),
        headers: {
          'content-type': type ?? 'application/octet-stream',
          'cache-control': 'public, max-age=31536000, immutable',
          ...(encoding ? { 'content-encoding': encoding } : {}),
        },
      });
    })
      .once('error', reject)
      .end();
  });
}

/**
 * Serves floor pages, and the site's own fonts and pictures beside them; all from memory, compressed as the site does.
 * @param {Record<string, string>} pages path → text
 * @param {{ sitePort: number, realm: string }} site
 */
export async function serveFloors(pages, { sitePort, realm }) {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  for (const [path, text] of Object.entries(pages)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const body = brotliCompressSync(text, { params });
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    kept.set(path, { status: 200, body, headers });
  }
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    let file = kept.get(path);
    if (!file) {
      file = await fetchRaw(sitePort, `${realm}.localhost:${sitePort}`, path);
      kept.set(path, file);
    }
    answer.writeHead(file.status ?? 502, { ...file.headers, 'content-length': file.body.length });
    answer.end(file.body);
  });
  return {
    port: await portOf(server.listen(0, 'localhost')),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
