import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { providerAddresses } from '@marquee/identity/provider-addresses';
import type { Finding } from '@marquee/realm';
import { basenameOf, describeRoutes, fillPath } from '@marquee/renderer';
import { features } from '../features';
import { readClientBundle } from './bundle-files';
import { createHandler } from './handler';
import { ownPageParams } from './realm-documents';
import { openRealmFolder } from './realm-folder';
import { SiteRefusal } from './site-refusal';
import { StaticFiles } from './static-files';

export interface StampOptions {
  /** Folder with the built site. */
  dist: string;
  /** Folder of realms, and which of them to stamp. */
  realms: string;
  realm: string;
  out: string;
  /** Scheme and host that the pages will live at; default: the realm's first host over https. */
  address?: string;
  originAddress?: string;
  report: (findings: readonly Finding[]) => void;
  log: (entry: Record<string, unknown>) => void;
}

export interface StampedSite {
  pages: string[];
  /** Pages that were written without their data, because the origin did not give it. */
  incomplete: string[];
  files: number;
}

/**
 * Writes a realm's public pages as files for any static host: one document a page and language, the code, fonts and
 * pictures, and a `_headers` file with each page's Content-Security-Policy.
 * @throws {SiteRefusal} when the site is not built or the realm cannot be used.
 */
export async function stampSite(options: StampOptions): Promise<StampedSite> {
  const files = new StaticFiles();
  await files.addFolder('', join(options.dist, 'client'));
  const folder = await openRealmFolder({
    folder: options.realms,
    files,
    ...(options.originAddress ? { originAddress: options.originAddress } : {}),
    report: options.report,
    log: options.log,
  });
  const source = folder.source();
  const loaded = source.all().find(({ realm }) => realm.id === options.realm);
  if (!loaded) {
    const known = source.all().map(({ realm }) => realm.id);
    throw new SiteRefusal(
      `There is no usable realm "${options.realm}" in ${options.realms}. Usable: ${known.join(', ') || 'none'}.`,
    );
  }
  const { realm } = loaded;
  const address = options.address ?? `https://${realm.hosts[0] ?? `${realm.id}.localhost`}`;
  const handler = createHandler({
    // Whatever host the pages will live at, they are this realm's.
    realms: () => ({ all: () => [loaded], byHost: () => loaded }),
    bundle: await readClientBundle(options.dist),
    files,
    log: options.log,
    ready: () => true,
  });

  const result: StampedSite = { pages: [], incomplete: [], files: 0 };
  const headers: string[] = [];
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(options.out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const page = async (path: string, file: string) => {
    const response = await handler(new Request(new URL(path, address)));
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    await write(file, await response.text());
    result.pages.push(path);
    if (
      response.status === 503 ||
      (response.status === 200 && response.headers.get('cache-control') === 'no-store')
    ) {
      result.incomplete.push(path);
    }
    const policy = response.headers.get('content-security-policy');
    headers.push(
      `${path}\n  Content-Security-Policy: ${policy}\n  Cache-Control: public, max-age=0, must-revalidate`,
    );
  };

  const providers = await providerAddresses(realm);
  const own = ownPageParams(realm).map((params) => ({ name: 'externalPage' as const, params }));
  for (const { tag, paths } of realm.locales.supported) {
    const prefix = basenameOf(realm, tag);
    const live = describeRoutes(realm, features, paths).filter(
      (route) => route.live && route.audience !== 'viewer',
    );
    const fixed = live
      .filter(({ path }) => !/:[^/]*[^/?](\/|$)/.test(path))
      .map(({ path }) => fillPath(path));
    // Nobody comes back from a provider to a page that is not there.
    const named = [...providers, ...own].flatMap(({ name, params }) =>
      live.filter((route) => route.name === name).map(({ path }) => fillPath(path, params)),
    );
    await page(prefix || '/', join(prefix, 'index.html'));
    for (const path of new Set([...fixed, ...named]))
      await page(`${prefix}${path}`, join(prefix, path, 'index.html'));
    await page(`${prefix}/404`, join(prefix, '404.html'));
  }
  for (const name of ['manifest.webmanifest', 'robots.txt', 'sitemap.xml']) {
    const response = await handler(new Request(new URL(`/${name}`, address)));
    await write(name, await response.text());
  }
  for (const path of files.paths()) {
    if (path.startsWith('/.vite/') || foreignAsset(path, realm.id)) continue;
    const file = await files.get(path);
    if (!file) continue;
    await write(path, file.identity);
    result.files += 1;
  }
  headers.push('/code/*\n  Cache-Control: public, max-age=31536000, immutable');
  headers.push('/_assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  headers.push('/_fonts/*\n  Cache-Control: public, max-age=31536000, immutable');
  headers.push('/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin');
  await write('_headers', `${headers.join('\n')}\n`);
  return result;
}

function foreignAsset(path: string, realm: string): boolean {
  return path.startsWith('/_assets/') && !path.startsWith(`/_assets/${realm}/`);
}
