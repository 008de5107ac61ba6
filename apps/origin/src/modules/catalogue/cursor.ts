import { isStorable } from '../../kernel/contract/storable';

/**
 * A place in a list: the value that the list is ordered by, and the identifier that breaks ties.
 */
export interface Place {
  key: number;
  id: string;
}

/** Opaque to clients. It names its source, because a place in one list means nothing in another. */
export function encodeCursor(source: string, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([source, key, id])).toString('base64url');
}

/** Null when the text is not a cursor of this source. */
export function decodeCursor(source: string, cursor: string): Place | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(value) || value.length !== 3 || value[0] !== source) return null;
    const [, key, id] = value;
    return Number.isFinite(key) && typeof id === 'string' && isStorable(id) ? { key, id } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
