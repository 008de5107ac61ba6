import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { imageSize } from 'image-size';
import type { AssetFile, UnusableAsset, UsableAsset } from '../pictures/assets';
import { readSvg } from '../svg/read-svg';
import { MOST_PICTURE_BYTES, readBoundedSync } from './bounded-read';
import { ASSETS_ADDRESS, ASSETS_FOLDER, isSystemError, listFolder, PICTURE_TYPES } from './folder';

/** A picture with its file, its media type, and the SHA-256 of the content that was judged. */
export interface StoredAsset extends StoredFile {
  asset: AssetFile;
}

export interface StoredFile {
  file: string;
  type: string;
  /** In hexadecimal digits. The server must not serve the file with other content, which has not been judged. */
  digest: string;
}

/** Measured pictures by file, valid while the file's size and time stay the same. */
export type AssetCache = Map<string, { stamp: string; stored: StoredAsset }>;

/**
 * Reads everything under `assets/`, by its path inside the realm's folder. It is synchronous: waiting for each small file
 * would take longer than reading it, and other tasks run while the realm's own file is read.
 */
export function readAssets(
  folder: string,
  id: string,
  cache: AssetCache = new Map(),
): Map<string, StoredAsset> {
  const assets = new Map<string, StoredAsset>();
  for (const path of filesUnder(folder, ASSETS_FOLDER)) {
    const file = join(folder, path);
    try {
      assets.set(path, storedAsset(file, path, id, cache));
    } catch (error) {
      if (!isSystemError(error)) throw error;
      const problem = `cannot be read (${error.code})`;
      assets.set(path, { asset: { problem }, file, type: 'application/octet-stream', digest: '' });
    }
  }
  return assets;
}

function storedAsset(file: string, path: string, id: string, cache: AssetCache): StoredAsset {
  // A tool may give another content the same size and time; the system's own time of the change is not for it to set.
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  const stamp = `${id} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  const known = cache.get(file);
  const stored = known?.stamp === stamp ? known.stored : readAsset(file, path, id);
  cache.set(file, { stamp, stored });
  return stored;
}

function filesUnder(folder: string, path: string): string[] {
  return listFolder(join(folder, path))
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const inner = posix.join(path, entry.name);
      return entry.isDirectory() ? filesUnder(folder, inner) : [inner];
    })
    .sort();
}

function readAsset(file: string, path: string, id: string): StoredAsset {
  const extension = extname(path).toLowerCase();
  const picture = PICTURE_TYPES.get(extension);
  if (!picture) {
    const problem = `is not a picture: use ${[...PICTURE_TYPES.keys()].join(', ')}`;
    return { asset: { problem }, file, type: 'application/octet-stream', digest: '' };
  }
  const read = readBoundedSync(file, MOST_PICTURE_BYTES);
  if (!read.ok) {
    const problem =
      read.because === 'large'
        ? `has more than ${MOST_PICTURE_BYTES / 1_000_000} MB, so it is not read`
        : 'is not a file, but a folder, a pipe or a device';
    return { asset: { problem }, file, type: picture.media, digest: '' };
  }
  const { bytes } = read;
  const asset = measure(bytes, picture.formats);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if ('problem' in asset) return { asset, file, type: picture.media, digest };

  const name = posix
    .relative(ASSETS_FOLDER, path)
    .slice(0, -extension.length)
    .replace(/[^A-Za-z0-9_-]+/g, '-');
  const src = `${ASSETS_ADDRESS}${id}/${name}.${digest.slice(0, 8)}${extension}`;
  return { asset: { src, ...asset }, file, type: picture.media, digest };
}

function measure(
  bytes: Buffer,
  formats: readonly string[],
): Omit<UsableAsset, 'src'> | UnusableAsset {
  const size = sizeOf(bytes);
  // A file that is served as an SVG is read as one, whatever it looks like.
  if (formats.includes('svg') && (!size || size.type === 'svg')) {
    const svg = readSvg(bytes);
    return 'problem' in svg ? svg : { ...svg, bytes: bytes.length };
  }
  if (!size) return { problem: 'cannot be read as a picture: it is damaged, or has no size' };
  if (!size.type || !formats.includes(size.type)) {
    const problem = `is a ${size.type} picture, and its name has another ending`;
    const ending = [...PICTURE_TYPES].find(([, own]) => own.formats[0] === size.type)?.[0];
    return { problem, ...(ending && { ending }) };
  }
  // Cameras store portrait pictures sideways, with a note of the orientation.
  const turned = (size.orientation ?? 1) >= 5;
  const [width, height] = turned ? [size.height, size.width] : [size.width, size.height];
  return { width, height, bytes: bytes.length };
}

function sizeOf(bytes: Buffer): ReturnType<typeof imageSize> | undefined {
  try {
    // A copy: Node reads small files into shared memory, and the parser does not stop at the end of this file.
    const size = imageSize(new Uint8Array(bytes));
    return size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The parser throws TypeError for an unknown format, RangeError for a file that is cut short.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
