import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../paths.mjs';
import { portOf } from '../test-servers/port-of.mjs';

/**
 * The site's own page without a line of JavaScript and without inlined data: what is left is what a careful author
 * would write by hand for the same content.
 */
function strip() {
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const link of document.querySelectorAll('link')) {
    if (link.rel === 'modulepreload' || link.as === 'script') link.remove();
  }
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}

/**
 * The text of the floor page that belongs to a page of the site.
 * @param {string} url
 */
async function floorOf(url) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return await page.evaluate(strip);
  } finally {
    await browser.close();
  }
}

/** @typedef {{ status: number | undefined, body: Buffer, headers: Record<string, string> }} Kept */

/** What belongs to one connection or to one body, and not to the page. */
const ownHeaders = new Set(['connection', 'date', 'etag', 'keep-alive', 'transfer-encoding']);

/**
 * What the site answers, as it came: compressed or not, with the site's own headers. Some of them cost a browser time
 * (cross-origin-opener-policy a process), which is no matter of the page's code.
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
      /** @type {Record<string, string>} */
      const kept = {};
      for (const [name, value] of Object.entries(answer.headers)) {
        if (typeof value === 'string' && !ownHeaders.has(name)) kept[name] = value;
      }
      resolve({ status: answer.statusCode, body: Buffer.concat(parts), headers: kept });
    })
      .once('error', reject)
      .end();
  });
}

/**
 * Serves the floors of pages under `/_floor` and the page's own path, and the site's own fonts and pictures beside them;
 * all from memory, compressed as the site does.
 * @param {readonly string[]} paths of the site's pages
 * @param {{ sitePort: number, realm: string }} site
 */
export async function serveFloors(paths, { sitePort, realm }) {
  const host = `${realm}.localhost:${sitePort}`;
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  for (const path of paths) {
    const page = await fetchRaw(sitePort, host, path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const body = brotliCompressSync(await floorOf(`http://${host}${path}`), { params });
    kept.set(`/_floor${path}`, { ...page, body });
  }
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    let file = kept.get(path);
    if (!file) {
      file = await fetchRaw(sitePort, host, path);
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
