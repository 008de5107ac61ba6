import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Limits the bytes of a realm's text: `realm.json`, a file of labels. The largest sample has a fiftieth of it. A larger file
 * is refused before it is parsed, because a parser takes far more memory and time than the file has bytes.
 */
export const MOST_TEXT_BYTES = 1_000_000;

/** Limits the bytes of a picture. A tenth of it is too much for any place, and makes a warning. */
export const MOST_PICTURE_BYTES = 20_000_000;

/** The content of a file, or why it was not read to its end. */
export type BoundedRead = { ok: true; bytes: Buffer } | { ok: false; because: 'large' | 'no-file' };

/** Opens a named pipe without waiting for a writer. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file of at most `most` bytes. It asks for the size first and never reads more: a file may grow
 * meanwhile, and a device has no end.
 * @throws {NodeJS.ErrnoException} the system's error for a file that cannot be read.
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

/** Does the same synchronously: waiting for each of many small files would take longer than reading it. */
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
