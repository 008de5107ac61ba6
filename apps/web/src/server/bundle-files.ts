import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSheet } from '@marquee/design-system/theme';
import type { ClientBundle, ManifestChunk } from '../render/client-bundle';
import { SiteRefusal } from './site-refusal';

/**
 * Reads what the build wrote for the server.
 * @throws {SiteRefusal} when the site has not been built.
 */
export async function readClientBundle(dist: string): Promise<ClientBundle> {
  try {
    const manifest = readManifest(dist);
    const boot = await readFile(join(dist, 'boot.js'), 'utf8');
    const sheet = filesOf(manifest).find((name) => /\/sheet-[^/]*\.css$/.test(name));
    if (!sheet)
      throw new SiteRefusal('The built site has no style sheet. Run "npm run build" again.');
    return {
      manifest,
      entry: 'src/entry.browser.tsx',
      boot: boot.trim(),
      sheet,
      rules: readSheet(await readFile(join(dist, 'client', sheet), 'utf8')),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new SiteRefusal('The site has not been built yet. Run "npm run build" first.', {
        cause: error,
      });
    }
    throw error;
  }
}

type Manifest = Record<string, ManifestChunk>;

/** The paths below `client` of all code of the last build; files of earlier builds may be beside them. */
export const builtFiles = (dist: string): string[] => filesOf(readManifest(dist));

const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'));

const filesOf = (manifest: Manifest): string[] => Object.values(manifest).map(({ file }) => file);
