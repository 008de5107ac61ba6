import sharp from 'sharp';

/**
 * The difference of a channel (0 to 255) that is accepted, and at how many pixels. Two runs on one processor draw the same
 * bytes; what is accepted is what another processor may round differently. Neighbouring colours of a palette differ by more
 * than `plain`; `slight` finds a large area that has changed by less.
 */
const TOLERANCE = {
  plain: { off: 12, pixels: 4 },
  slight: { off: 2, share: 0.005 },
};

/**
 * The formats that screenshots are stored in: `exact` for small pictures without photographs, `small` for whole pages. Both
 * encode each part of a picture by itself. WebP with loss and AVIF do not: one pixel that another processor rounds differently
 * changes thousands.
 * @type {Record<'exact' | 'small', { extension: string, encode: (screenshot: Buffer) => Promise<Buffer> }>}
 */
export const pictureFormats = {
  exact: {
    extension: 'webp',
    encode: (shot) => sharp(shot).webp({ lossless: true, effort: 4 }).toBuffer(),
  },
  small: {
    extension: 'jpg',
    encode: (shot) => sharp(shot).jpeg({ quality: 50, mozjpeg: true }).toBuffer(),
  },
};

/** @param {Buffer} picture */
const raw = (picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** @typedef {Awaited<ReturnType<typeof raw>>} RawPicture */

/**
 * Compares two pictures: null when they look the same; else what differs, and a picture of it where both have one size.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ message: string, picture?: Buffer } | null>}
 */
export async function difference(before, after) {
  if (before.equals(after)) return null;
  const [expected, actual] = await Promise.all([raw(before), raw(after)]);
  const { width, height } = actual.info;
  if (expected.info.width !== width || expected.info.height !== height) {
    const { width: was, height: tall } = expected.info;
    return { message: `It was ${was} by ${tall} px and is ${width} by ${height}.` };
  }
  const off = offsets(expected.data, actual.data);
  const plain = countOver(off, TOLERANCE.plain.off);
  const slight = countOver(off, TOLERANCE.slight.off);
  if (plain <= TOLERANCE.plain.pixels && slight <= off.length * TOLERANCE.slight.share) return null;
  return {
    message: `${plain} pixels are plainly different, ${slight} at least slightly.`,
    picture: await marked(actual, off),
  };
}

/**
 * For each pixel, by how much its most different channel differs.
 * @param {Buffer} expected three channels a pixel
 * @param {Buffer} actual as many
 */
function offsets(expected, actual) {
  const off = new Uint8Array(actual.length / 3);
  for (const at of off.keys()) {
    const red = Math.abs(expected.readUInt8(at * 3) - actual.readUInt8(at * 3));
    const green = Math.abs(expected.readUInt8(at * 3 + 1) - actual.readUInt8(at * 3 + 1));
    const blue = Math.abs(expected.readUInt8(at * 3 + 2) - actual.readUInt8(at * 3 + 2));
    off[at] = Math.max(red, green, blue);
  }
  return off;
}

/**
 * @param {Uint8Array} off
 * @param {number} limit
 */
const countOver = (off, limit) => off.reduce((count, one) => count + (one > limit ? 1 : 0), 0);

/**
 * The picture as it is, pale, with what differs in red.
 * @param {RawPicture} picture
 * @param {Uint8Array} off
 */
function marked({ data, info }, off) {
  const paint = Buffer.alloc(data.length);
  for (const [at, by] of off.entries()) {
    const [red, green, blue] = [0, 1, 2].map((channel) => data.readUInt8(at * 3 + channel));
    const pale = 190 + Math.round((Number(red) + Number(green) + Number(blue)) / 12);
    const differs = by > TOLERANCE.slight.off;
    paint[at * 3] = differs ? 255 : pale;
    paint[at * 3 + 1] = differs ? 0 : pale;
    paint[at * 3 + 2] = differs ? 0 : pale;
  }
  const { width, height } = info;
  return sharp(paint, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
