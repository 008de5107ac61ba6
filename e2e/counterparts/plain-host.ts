import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface PlainHost {
  port: number;
  close: () => Promise<void>;
}

export interface HostedFiles {
  /** Whether to follow a site's `_headers` as Netlify and Cloudflare do: all rules that fit a path apply. */
  headers?: boolean;
  /** Called with host and path of every request. */
  heard?: (address: string) => void;
}

/**
 * A minimal host of files: the file at the address, `index.html` in a folder, `404.html` for the rest. It sends no header but
 * the type, has no rules and runs no program of ours. `nordic.localhost` is the folder `nordic`.
 */
export async function plainHost(
  sites: string,
  { headers: follows = false, heard = () => {} }: HostedFiles = {},
): Promise<PlainHost> {
  const server = createServer(async ({ url = '/', headers }, to) => {
    heard(`${headers.host}${url}`);
    const site = join(sites, (headers.host ?? '').split('.')[0] ?? '');
    const path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'));
    const named = extname(path) === '' ? join(path, 'index.html') : path;
    const rules = follows ? await rulesOf(site, path) : [];
    for (const [name, value] of rules) to.appendHeader(name, value);
    if (await sent(to, 200, join(site, named))) return;
    if (await sent(to, 404, join(site, '404.html'))) return;
    to.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The headers of every rule of `_headers` that fits a path. */
async function rulesOf(site: string, path: string): Promise<[name: string, value: string][]> {
  const file = join(site, '_headers');
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text.split(/^(?=\/)/m).flatMap((rule) => {
    const [at = '', ...lines] = rule.trim().split('\n');
    const fits = at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at;
    return fits ? lines.flatMap((line) => pairOf(line)) : [];
  });
}

function pairOf(line: string): [name: string, value: string][] {
  const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
  return name && value ? [[name, value]] : [];
}

async function sent(to: ServerResponse, status: number, file: string): Promise<boolean> {
  try {
    const body = await readFile(file);
    to.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    to.end(body);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}
