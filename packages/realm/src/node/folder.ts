import { type Dirent, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** What a realm's folder holds. */
export const REALM_FILE = 'realm.json';
export const ASSETS_FOLDER = 'assets';
export const LABELS_FOLDER = 'labels';

/** Where pictures are served; a realm's own stand under its id. */
export const ASSETS_ADDRESS = '/_assets/';

/** The kinds of pictures that every browser we support can show, by the ending of their names. */
export const PICTURE_TYPES: ReadonlyMap<string, PictureType> = new Map([
  ['.svg', { formats: ['svg'], media: 'image/svg+xml' }],
  ['.png', { formats: ['png'], media: 'image/png' }],
  ['.jpg', { formats: ['jpg'], media: 'image/jpeg' }],
  ['.jpeg', { formats: ['jpg'], media: 'image/jpeg' }],
  ['.webp', { formats: ['webp'], media: 'image/webp' }],
  // Some encoders write the container's own name first.
  ['.avif', { formats: ['avif', 'heif'], media: 'image/avif' }],
]);

export interface PictureType {
  /** What the header of such a file may say. */
  formats: readonly string[];
  media: string;
}

/** A realm's id is the name of its folder. */
export function realmId(folder: string): string {
  return basename(resolve(folder));
}

/** What a folder holds; one that is not there holds nothing. */
export function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** Whether a call failed because there is nothing at that path. */
export function isAbsent(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
}

/** Whether the operating system refused something, as opposed to a mistake of ours. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

function hasCode(error: unknown, code: string): boolean {
  return isSystemError(error) && error.code === code;
}
