import { createHash } from 'node:crypto';

/** What is kept of a long random secret: enough to know it again, and worth nothing to who reads the database. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
