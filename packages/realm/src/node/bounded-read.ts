import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * The most that a text of a realm may have: `realm.json`, a file of labels. The largest sample has a fiftieth of it. What is
 * larger is refused before it is parsed, because a parser takes far more memory and time than the file has bytes.
 */
export const MOST_TEXT_BYTES = 1_000_000;

/** The most that a picture may have. No place takes a tenth of it without a warning. */
export const MOST_PICTURE_BYTES = 20_000_000;

/** What a file holds, or why it was not read to its end. */
export type BoundedRead = { ok: true; bytes: Buffer } | { ok: false; because: 'large' | 'no-file' };

/** Without waiting for a writer, where the path is a named pipe. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file of no more than so many bytes. Its size is asked first, and no more than that is ever read: a file may grow
 * meanwhile, and a device has no end.
 * @throws {NodeJS.ErrnoException} what the system says of a file that cannot be read.
 */
export async function readBounded(file: string, most: number): Promise<BoundedRead> {
  const handle = await open(file, FLAGS);
  try {
    const stats = await handle.stat();
    if (stats.isDirectory()) return { ok: true, bytes: await handle.readFile() };
    if (!stats.isFile()) return { ok: false, because: 'no-file' };
    if (stats.size > most) return { ok: false, because: 'large' };
    const room = Buffer.alloc(stats.size + 1);
    let length = 0;
    while (length < room.length) {
      const { bytesRead } = await handle.read(room, length, room.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return { ok: true, bytes: room.subarray(0, Math.min(length, stats.size)) };
  } finally {
    await handle.close();
  }
}

/** The same at once: of many small files each would take longer to wait for than to read. */
export function readBoundedSync(file: string, most: number): BoundedRead {
  const descriptor = openSync(file, FLAGS);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { ok: false, because: 'no-file' };
    if (stats.size > most) return { ok: false, because: 'large' };
    const bytes = Buffer.alloc(stats.size);
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(descriptor, bytes, length, bytes.length - length, length);
      if (read === 0) break;
      length += read;
    }
    return { ok: true, bytes: bytes.subarray(0, length) };
  } finally {
    closeSync(descriptor);
  }
}
