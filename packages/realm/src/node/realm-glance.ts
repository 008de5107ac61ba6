import { join } from 'node:path';
import { MOST_TEXT_BYTES, readBoundedSync } from './bounded-read';
import { isSystemError, REALM_FILE } from './folder';

/** What a look at a realm's file shows at once; whoever reads it whole says what is wrong with it. */
export interface Glance {
  /** Host names that it claims. */
  hosts: readonly string[];
  /** It builds upon another realm. */
  isHeir: boolean;
}

/** Looks at each realm's file once. */
export function glancesAt(realms: string): (id: string) => Glance {
  const known = new Map<string, Glance>();
  return (id) => {
    const glance = known.get(id) ?? glanceAt(textOf(join(realms, id, REALM_FILE)));
    known.set(id, glance);
    return glance;
  };
}

function glanceAt(text: string): Glance {
  const list = /"hosts"\s*:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return {
    hosts: [...new Set([...list.matchAll(/"([^"\\]*)"/g)].map(([, host = '']) => host))],
    isHeir: text.includes('"extends"'),
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
