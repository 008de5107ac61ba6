import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBundle } from '../render/client-bundle';
import { SiteRefusal } from './site-refusal';

/**
 * Reads what the build left for the server.
 * @throws {SiteRefusal} when the site has not been built.
 */
export async function readClientBundle(dist: string): Promise<ClientBundle> {
  try {
    const [manifest, boot, code] = await Promise.all([
      readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
      readFile(join(dist, 'boot.js'), 'utf8'),
      readdir(join(dist, 'client/code')),
    ]);
    const sheet = code.find((name) => /^sheet-.*\.css$/.test(name));
    if (!sheet)
      throw new SiteRefusal('The built site has no style sheet. Run "npm run build" again.');
    return {
      manifest: JSON.parse(manifest),
      entry: 'src/entry.browser.tsx',
      boot: boot.trim(),
      sheet: `code/${sheet}`,
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
