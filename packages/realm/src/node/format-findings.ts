import type { Finding } from '../findings/finding';
import {
  formatFindings as formatWith,
  type FormatOptions as Options,
} from '../findings/format-findings';
import { MOST_TEXT_BYTES, readBoundedSync } from './bounded-read';
import { isSystemError } from './folder';

export type FormatOptions = Partial<Options>;

/** Formats findings for a terminal, with the lines around each from the disk. */
export function formatFindings(
  findings: readonly Finding[],
  { readSource = readFromDisk, ...options }: FormatOptions = {},
): string {
  return formatWith(findings, { readSource, ...options });
}

function readFromDisk(file: string): string | undefined {
  try {
    const read = readBoundedSync(file, MOST_TEXT_BYTES);
    return read.ok ? read.bytes.toString('utf8') : undefined;
  } catch (error) {
    // A finding may be about a file that does not exist, or about a folder.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
