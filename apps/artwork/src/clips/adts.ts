/** Samples of an AAC frame (ISO/IEC 14496-3). */
export const SAMPLES_A_FRAME = 1024;

/**
 * Splits a stream of AAC in ADTS into its frames, with their headers (ISO/IEC 13818-7 §6.2).
 * @throws {Error} where a frame does not begin with the sync word.
 */
export function adtsFrames(stream: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at < stream.length; ) {
    if (stream.readUInt16BE(at) >> 4 !== 0xfff)
      throw new Error(`There is no frame of AAC at byte ${at}.`);
    const length = (stream.readUInt32BE(at + 3) >>> 13) & 0x1fff;
    frames.push(stream.subarray(at, at + length));
    at += length;
  }
  return frames;
}
