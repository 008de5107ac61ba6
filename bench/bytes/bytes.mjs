/** @import { EachMapping } from '@jridgewell/trace-mapping' */
/** @import { Manifest } from '@marquee/test-browser/page-scripts' */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { scriptsOf } from '@marquee/test-browser/page-scripts';
import { root } from '../paths.mjs';
import { asking } from '../test-servers/asking.mjs';
import { startSite } from '../test-servers/site.mjs';

/** The pages whose bytes are counted. Their data do not count, so that no origin is asked. */
const PAGES = [
  { page: 'login', realm: 'plain', path: '/login' },
  { page: 'home', realm: 'apex', path: '/' },
];
const NO_ORIGIN = 'http://localhost:9';
const PLAIN = { accept: 'text/html', 'accept-encoding': 'identity' };

/** @param {string} text */
const gzipBytes = (text) => gzipSync(text, { level: 9 }).length;

/** @typedef {{ page: string, parts: Map<string, number> }} PageBytes */

/** Splits the first load of a page: its compressed bytes by library and by package of ours. */
export async function bytes() {
  const folder = await mkdtemp(join(tmpdir(), 'bytes-'));
  const site = await startSite({ origin: NO_ORIGIN });
  const { ask, close } = asking(1);
  try {
    // Maps change no byte of the code before them, nor its file's name.
    const args = ['vite', 'build', '--sourcemap', '--outDir', folder, '--logLevel', 'error'];
    await promisify(execFile)('npx', args, { cwd: join(root, 'apps/web') });
    /** @param {string} file */
    const read = (file) => readFile(join(folder, file), 'utf8');
    /** @type {Manifest} */
    const manifest = JSON.parse(await read('.vite/manifest.json'));
    /** @type {PageBytes[]} */
    const pages = [];
    for (const { page, realm, path } of PAGES) {
      const { body } = await ask(site.port, path, `${realm}.localhost:${site.port}`, PLAIN);
      const files = scriptsOf(body.toString(), manifest);
      /** @type {PageBytes['parts']} */
      const parts = new Map();
      for (const file of files) {
        const code = await read(file);
        // Code of the bundler alone has no map.
        const map = existsSync(join(folder, `${file}.map`)) ? await read(`${file}.map`) : '';
        for (const [part, share] of sharesOf(code, map))
          parts.set(part, (parts.get(part) ?? 0) + share * gzipBytes(code));
      }
      pages.push({ page, parts });
    }
    return pages;
  } finally {
    close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The share of a file's characters that comes from each library or package: an estimate of the share of compressed bytes.
 * @param {string} code
 * @param {string} map
 */
function sharesOf(code, map) {
  if (!map) return new Map([['the bundler', 1]]);
  const lines = code.split('\n');
  /** @type {EachMapping[]} */
  const places = [];
  eachMapping(new TraceMap(map), (place) => places.push(place));
  /** @type {Map<string, number>} */
  const lengths = new Map();
  let all = 0;
  for (const [index, { generatedLine, generatedColumn, source }] of places.entries()) {
    const next = places[index + 1];
    const isOnLine = next?.generatedLine === generatedLine;
    const end = isOnLine ? next.generatedColumn : (lines[generatedLine - 1]?.length ?? 0);
    const part = partOf(source ?? '');
    lengths.set(part, (lengths.get(part) ?? 0) + end - generatedColumn);
    all += end - generatedColumn;
  }
  return new Map([...lengths].map(([part, length]) => [part, length / all]));
}

/** @param {string} source */
function partOf(source) {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (library) return library;
  const own = /(?:packages|apps)\/([^/]+)\//.exec(source)?.[1];
  return own ? `ours: ${own}` : 'the bundler';
}
