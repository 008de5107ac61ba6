import { createHash } from 'node:crypto';

/**
 * The hash that is kept of a long random secret: enough to recognise it, and worth nothing to a
 * reader of the database.
 */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
