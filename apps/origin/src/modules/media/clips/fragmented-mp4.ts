/** Reads and moves fragments of MP4 (ISO/IEC 14496-12): one track a file, as `npm run clips` writes them. */

interface Box {
  type: string;
  /** Where the box begins and ends, and where its content begins, in bytes of the buffer that it was read from. */
  start: number;
  content: number;
  end: number;
}

/** Two seconds of a track that a player can decode by themselves. */
export interface Fragment {
  bytes: Buffer;
  /** When it begins and how long it plays, in units of the track's time scale. */
  begins: number;
  lasts: number;
}

export interface FragmentedTrack {
  /** What a player needs once, before any fragment. */
  header: Buffer;
  /** Units of time in a second. */
  timescale: number;
  fragments: readonly Fragment[];
}

function* boxesIn(bytes: Buffer, from = 0, to = bytes.length): Generator<Box> {
  for (let start = from; start < to; ) {
    const size = bytes.readUInt32BE(start);
    if (size < 8 || start + size > to)
      throw new Error(`A box of ${size} bytes begins at ${start}.`);
    yield {
      type: bytes.toString('latin1', start + 4, start + 8),
      start,
      content: start + 8,
      end: start + size,
    };
    start += size;
  }
}

/** Finds a box by its path of types. */
function boxAt(bytes: Buffer, path: readonly string[]): Box {
  let [from, to] = [0, bytes.length];
  let found: Box | undefined;
  for (const type of path) {
    found = [...boxesIn(bytes, from, to)].find((box) => box.type === type);
    if (!found) throw new Error(`There is no box ${path.join('/')}.`);
    [from, to] = [found.content, found.end];
  }
  if (!found) throw new Error('A path names at least one box.');
  return found;
}

const TRAF = ['moof', 'traf'];

/** Where the decode time of a fragment is written: 64 bits, as version 1 of its box has them. */
function decodeTimeAt(fragment: Buffer): number {
  const { content } = boxAt(fragment, [...TRAF, 'tfdt']);
  if (fragment.readUInt8(content) !== 1) throw new Error('A decode time of 64 bits is expected.');
  return content + 4;
}

/** How long a fragment plays: the sum of its samples, whose durations are written one by one or once for all. */
function durationOf(fragment: Buffer): number {
  const { content: header } = boxAt(fragment, [...TRAF, 'tfhd']);
  const has = (flags: number, bit: number) => (flags & bit) !== 0;
  const headerFlags = fragment.readUInt32BE(header) & 0xffffff;
  const skipped = (has(headerFlags, 0x1) ? 8 : 0) + (has(headerFlags, 0x2) ? 4 : 0);
  const usual = has(headerFlags, 0x8) ? fragment.readUInt32BE(header + 8 + skipped) : 0;
  const { content: run } = boxAt(fragment, [...TRAF, 'trun']);
  const flags = fragment.readUInt32BE(run) & 0xffffff;
  const count = fragment.readUInt32BE(run + 4);
  if (!has(flags, 0x100)) return usual * count;
  const first = run + 8 + (has(flags, 0x1) ? 4 : 0) + (has(flags, 0x4) ? 4 : 0);
  const each = [0x100, 0x200, 0x400, 0x800].filter((bit) => has(flags, bit)).length * 4;
  let sum = 0;
  for (let sample = 0; sample < count; sample += 1)
    sum += fragment.readUInt32BE(first + sample * each);
  return sum;
}

/**
 * Splits a file into its header and its fragments.
 * @throws {Error} where it is not one track in fragments.
 */
export function readTrack(file: Buffer): FragmentedTrack {
  const all = [...boxesIn(file)];
  const first = all.find(({ type }) => type === 'moof');
  if (!first) throw new Error('The file has no fragments.');
  const header = file.subarray(0, first.start);
  const media = boxAt(header, ['moov', 'trak', 'mdia', 'mdhd']);
  const isLong = header.readUInt8(media.content) === 1;
  const timescale = header.readUInt32BE(media.content + (isLong ? 20 : 12));
  const fragments = all.flatMap((box, at): Fragment[] => {
    const next = all[at + 1];
    if (box.type !== 'moof' || next?.type !== 'mdat') return [];
    const bytes = file.subarray(box.start, next.end);
    const begins = Number(bytes.readBigUInt64BE(decodeTimeAt(bytes)));
    return [{ bytes, begins, lasts: durationOf(bytes) }];
  });
  return { header, timescale, fragments };
}

/** Where a box of this type begins in bytes that are no list of boxes, such as a sample description. */
function typeAt(bytes: Buffer, type: string): number {
  const at = bytes.indexOf(type, 0, 'latin1');
  if (at < 0) throw new Error(`There is no ${type}.`);
  return at;
}

/** The codec of a track as RFC 6381 writes it: `avc1.4d401e`, and for sound `mp4a.40.2`. */
export function codecsOf({ header }: Pick<FragmentedTrack, 'header'>): string {
  const { start, end } = boxAt(header, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const description = header.subarray(start, end);
  if (description.includes('mp4a', 0, 'latin1')) return 'mp4a.40.2';
  // Behind the type: the version, then profile, constraints and level.
  const profile = typeAt(description, 'avcC') + 5;
  return `avc1.${description.toString('hex', profile, profile + 3)}`;
}

/** The bytes of a fragment at another time and with another number; the fragment itself does not change. */
export function movedFragment({ bytes, begins }: Fragment, by: number, number: number): Buffer {
  const moved = Buffer.from(bytes);
  moved.writeBigUInt64BE(BigInt(begins + by), decodeTimeAt(moved));
  moved.writeUInt32BE(number, boxAt(moved, ['moof', 'mfhd']).content + 4);
  return moved;
}
