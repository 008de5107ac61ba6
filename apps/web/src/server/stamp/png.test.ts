import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngOf } from './png';

describe('a PNG file', () => {
  it.each([3, 4] as const)('has the pixels of its square, with %i channels', async (channels) => {
    const [width, height] = [23, 17];
    const data = Buffer.from(
      Array.from({ length: width * height * channels }, (_, at) => (at * 37) % 256),
    );
    const square = { left: 5, top: 3, size: 13 };
    const read = await sharp(pngOf({ data, width, channels }, square))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const expected = await sharp(data, { raw: { width, height, channels } })
      .extract({ left: 5, top: 3, width: 13, height: 13 })
      .raw()
      .toBuffer();
    expect(read.info).toMatchObject({ width: 13, height: 13, channels });
    expect(read.data.equals(expected)).toBe(true);
  });
});
