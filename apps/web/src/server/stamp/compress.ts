import { extname } from 'node:path';
import {
  type BrotliOptions,
  brotliCompressSync,
  constants,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';

const compressible = new Set([
  ...['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest'],
]);

/** The smallest file that is compressed, in bytes: a smaller one fits into one packet. Hosts that compress use the same limit. */
const worthwhile = 1000;

export const COMPRESSED = { br: '.br', gz: '.gz' } as const;

/** `best` for files that all realms share; `quick` for pages: a tenth larger, thirty times faster. */
export type Effort = 'best' | 'quick';

const EFFORTS = {
  best: { quality: 11, level: 9, memLevel: 8 },
  quick: { quality: 5, level: 5, memLevel: 9 },
} as const satisfies Record<Effort, object>;

/** The window that reaches back to the file's beginning, in bits: a larger one only costs memory. */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Options of brotli for a text of `length` bytes. */
export const brotliOptions = (length: number, effort: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
  },
});

export const gzipOptions = (effort: Effort): ZlibOptions => ({
  level: EFFORTS[effort].level,
  memLevel: EFFORTS[effort].memLevel,
});

/** A file in each encoding that makes it smaller. */
export interface Compressed {
  br?: Uint8Array;
  gz?: Uint8Array;
}

/** Compresses a file. The same content gives the same bytes on every system. */
export function compressed(path: string, content: Uint8Array, effort: Effort): Compressed {
  if (content.length < worthwhile || !compressible.has(extname(path).toLowerCase())) return {};
  const br = brotliCompressSync(content, brotliOptions(content.length, effort));
  const gz = gzipSync(content, gzipOptions(effort));
  // RFC 1952: the tenth byte names the operating system; 255 is "unknown".
  gz[9] = 255;
  return {
    ...(br.length < content.length ? { br } : {}),
    ...(gz.length < content.length ? { gz } : {}),
  };
}
