/** @import { Entry } from './part.mjs' */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'dist');

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export function build() {
  const built = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, encoding: 'utf8' });
  if (built.status === 0) return;
  console.error(built.stdout, built.stderr);
  process.exit(1);
}

/** Serves the build to this machine only. */
export async function serve() {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const path = normalize(
      decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
    );
    try {
      const body = await readFile(join(dist, path));
      const type = TYPES[extname(path)];
      response.writeHead(200, type ? { 'content-type': type } : {});
      response.end(body);
    } catch {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/**
 * The stories and guide pages of the build, by Storybook's own list.
 * @returns {Promise<Entry[]>}
 */
export async function entries() {
  const index = JSON.parse(await readFile(join(dist, 'index.json'), 'utf8'));
  return Object.values(index.entries);
}
