import { type Dirent, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The file that a realm's folder must have. */
export const REALM_FILE = 'realm.json';
export const ASSETS_FOLDER = 'assets';
export const LABELS_FOLDER = 'labels';

/** Where pictures are served; a realm's own are under its id. */
export const ASSETS_ADDRESS = '/_assets/';

/** The kinds of pictures that every supported browser can show, by the extension of their names. */
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
  /** Formats that the header of such a file may name. */
  formats: readonly string[];
  media: string;
}

/** Returns the id of a realm: the name of its folder. */
export function realmId(folder: string): string {
  return basename(resolve(folder));
}

/** Lists a folder; one that does not exist is empty. */
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

/** Whether the operating system refused something, as opposed to a bug of this code. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

function hasCode(error: unknown, code: string): boolean {
  return isSystemError(error) && error.code === code;
}
