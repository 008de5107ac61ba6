import { join } from 'node:path';
import { MOST_TEXT_BYTES, readBoundedSync } from './bounded-read';
import { isSystemError, REALM_FILE } from './folder';

/** What a quick scan of a realm's file shows. Reading the whole realm makes the findings. */
export interface Glance {
  /** Host names that it may claim, also those in a comment. */
  hosts: readonly string[];
  /** Whether it extends another realm or a preset. */
  hasBase: boolean;
}

/** Scans each realm's file once. */
export function glancesAt(realms: string): (id: string) => Glance {
  const known = new Map<string, Glance>();
  return (id) => {
    const glance = known.get(id) ?? glanceAt(textOf(join(realms, id, REALM_FILE)));
    known.set(id, glance);
    return glance;
  };
}

function glanceAt(text: string): Glance {
  // `marquee new` writes a list into a comment above the place where the operator's own will be.
  const lists = [...text.matchAll(/"hosts"\s*:\s*\[([^\]]*)\]/g)].map(([, list = '']) => list);
  return {
    hosts: [
      ...new Set(
        lists.flatMap((list) => [...list.matchAll(/"([^"\\]*)"/g)].map(([, host = '']) => host)),
      ),
    ],
    hasBase: text.includes('"extends"'),
  };
}

/** A file that cannot be read claims nothing. */
function textOf(file: string): string {
  try {
    const read = readBoundedSync(file, MOST_TEXT_BYTES);
    return read.ok ? read.bytes.toString('utf8') : '';
  } catch (error) {
    if (isSystemError(error)) return '';
    throw error;
  }
}
