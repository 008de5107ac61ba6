import { stat } from 'node:fs/promises';
import type { LoadedRealm } from '@marquee/realm/node';
import { counted } from '../findings/words';
import { type Check, ok, warning } from './check';

/** The largest size of a picture that viewers do not have to wait for, in bytes. */
const HEAVY = 1_500_000;

/** Checks the sizes of the pictures that a realm names. All of them exist, or the realm could not have been read. */
export async function examineAssets(assets: LoadedRealm['assets']): Promise<Check[]> {
  const sizes = await Promise.all(
    [...assets.values()].map(async ({ file }) => ({ file, size: (await stat(file)).size })),
  );
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const heavy = sizes.filter(({ size }) => size > HEAVY);
  return [
    ...heavy.map(({ file, size }) =>
      warning(
        'assets',
        `${file} has ${inWords(size)}.`,
        'Export it smaller: WebP or AVIF, no wider than it is shown.',
      ),
    ),
    ok('assets', `${counted(sizes.length, 'picture')}, ${inWords(total)} together.`),
  ];
}

const inWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
