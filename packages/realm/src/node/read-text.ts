import { AsyncLocalStorage } from 'node:async_hooks';
import { resolve } from 'node:path';
import { fileFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { type BoundedRead, MOST_TEXT_BYTES, readBounded } from './bounded-read';
import { decodeText } from './decode-text';
import { isAbsent } from './folder';

export type TextRead =
  | { ok: true; text: string }
  | { ok: false; absent: boolean; finding: Finding };

/** Texts that are judged before they are written, by resolved path. */
const drafts = new AsyncLocalStorage<ReadonlyMap<string, string>>();

/** Runs a function that reads files as if they held other texts already. */
export function withTexts<Result>(
  texts: ReadonlyMap<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const byPath = new Map([...texts].map(([file, text]) => [resolve(file), text]));
  return drafts.run(byPath, work);
}

/** Reads the text of a file without its byte-order mark, or makes a finding that says why it cannot be read. */
export async function readText(file: string): Promise<TextRead> {
  const draft = drafts.getStore()?.get(resolve(file));
  if (draft !== undefined) return { ok: true, text: draft };
  try {
    const read = await readBounded(file, MOST_TEXT_BYTES);
    if (!read.ok) return { ok: false, absent: false, finding: unread(file, read) };
    const decoded = decodeText(read.bytes);
    if ('text' in decoded) return { ok: true, text: decoded.text };
    const finding = fileFinding('realm-unreadable', file, decoded.message, decoded.position);
    return { ok: false, absent: false, finding };
  } catch (error) {
    const finding = fileFinding('realm-unreadable', file, reason(error));
    return { ok: false, absent: isAbsent(error), finding };
  }
}

function reason(error: unknown): string {
  if (isAbsent(error)) return 'There is no such file.';
  return `The file cannot be read (${error instanceof Error ? error.message : String(error)}).`;
}

/** Makes the finding for a file that is not read. */
function unread(file: string, { because }: Extract<BoundedRead, { ok: false }>): Finding {
  if (because === 'no-file') {
    return fileFinding('realm-unreadable', file, 'This is not a file, but a pipe or a device.');
  }
  const most = MOST_TEXT_BYTES / 1_000_000;
  return fileFinding('too-large', file, `The file has more than ${most} MB, so it is not read.`);
}
