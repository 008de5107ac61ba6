import { crc32, deflateSync } from 'node:zlib';

/** Rows of pixels from the top, eight bits a channel. Three channels are red, green and blue; the fourth is alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  channels: 3 | 4;
}

/** A square of a picture. */
export interface Square {
  left: number;
  top: number;
  size: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR_TYPE = { 3: 2, 4: 6 } as const;

/** Writes a square of a picture as a PNG file (W3C PNG, §5). Rows are not filtered, which suits drawings. */
export function pngOf({ data, width, channels }: Pixels, { left, top, size }: Square): Buffer {
  const row = size * channels;
  const rows = Buffer.alloc((row + 1) * size);
  for (let y = 0; y < size; y += 1) {
    const from = ((top + y) * width + left) * channels;
    // the byte before each row is its filter
    data.copy(rows, y * (row + 1) + 1, from, from + row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, COLOUR_TYPE[channels]], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 4, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(type, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, content, check]);
}
