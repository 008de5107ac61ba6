import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = new Set([
  ...['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.ico'],
]);

/** Smaller files fit into one packet as they are. */
const worthwhile = 200;

export const COMPRESSED = { br: '.br', gz: '.gz' } as const;

/** `best` for what is made once for all realms; `quick` for pages: a tenth larger, thirty times faster. */
export type Effort = 'best' | 'quick';

/** The file in each encoding in which it is smaller. The same content gives the same bytes on every system. */
export function compressed(
  path: string,
  content: Uint8Array,
  effort: Effort,
): { br?: Uint8Array; gz?: Uint8Array } {
  if (content.length < worthwhile || !compressible.has(extname(path).toLowerCase())) return {};
  const br = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gz = gzipSync(content, { level: 9 });
  // RFC 1952: the tenth byte names the operating system; 255 is "unknown".
  gz[9] = 255;
  return {
    ...(br.length < content.length ? { br } : {}),
    ...(gz.length < content.length ? { gz } : {}),
  };
}
