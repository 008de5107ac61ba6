import { randomInt } from 'node:crypto';

/** Letters of which none is taken for another, and without vowels, so that no code is a word (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const length = 8;

/**
 * Twenty letters in eight places: 34 bits, too many to guess in ten minutes with ten attempts a
 * minute.
 */
export const newUserCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** The code as viewers see it, with its hyphen. */
export const shownUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Reads a code however it was typed: small letters, hyphens of any kind, spaces. */
export const readUserCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
