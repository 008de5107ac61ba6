import { isSystemError } from './folder';

/** An error of the operating system: it names the call, and usually the path. */
export interface SystemRefusal extends NodeJS.ErrnoException {
  syscall: string;
  /** The target of a move. */
  dest?: string;
}

export const isSystemRefusal = (error: unknown): error is SystemRefusal =>
  isSystemError(error) && error.syscall !== undefined;

const MAKE_ROOM = 'Free some space there, and try again.';
const MAY_NOT = [
  'this user is not allowed to',
  'Change its owner or its permissions, or give a folder elsewhere.',
] as const;
const MOVE_AWAY = 'Move it away, or give a folder elsewhere.';

/** What happened, and what to do about it, by the system's error code. */
const WORDS: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', MAKE_ROOM],
  EDQUOT: ['this user’s share of the disk is used up', MAKE_ROOM],
  EFBIG: [
    'a file would be larger than is allowed here',
    'Raise the limit ("ulimit -f"), or give a folder elsewhere.',
  ],
  EROFS: ['the disk can only be read', 'Give a folder elsewhere.'],
  EACCES: MAY_NOT,
  EPERM: MAY_NOT,
  EISDIR: ['it is a folder where a file should be', MOVE_AWAY],
  ENOTDIR: ['a part of the path is a file, and should be a folder', MOVE_AWAY],
  EEXIST: ['it exists already', MOVE_AWAY],
  ENOTEMPTY: ['it is a folder that is not empty', MOVE_AWAY],
  ENOENT: ['it does not exist', 'Check its name, and that no other program moves it.'],
  EBUSY: ['another program uses it', 'End that program, or give a folder elsewhere.'],
  ELOOP: ['its links form a circle', 'Correct the links.'],
  ENAMETOOLONG: ['its name is too long', 'Give a shorter one.'],
  EMFILE: ['too many files are open', 'Raise the limit ("ulimit -n"), and try again.'],
  ENFILE: ['too many files are open', 'End other programs, and try again.'],
  EIO: ['the disk does not answer correctly', 'Check whether it is damaged.'],
};

/**
 * Adds the path that was being written to an error. The system names no path when a write fails, such as on a full disk, and
 * an operator does not know the temporary files in `draft`.
 */
export const withPath = (error: unknown, path: string, draft?: string): unknown =>
  isSystemRefusal(error) &&
  (error.path === undefined || (draft !== undefined && error.path.startsWith(draft)))
    ? Object.assign(error, { path })
    : error;

/** Tells an operator where the error happened, what it is, and what to do. */
export function refusalInWords({ code = '', message, path, dest }: SystemRefusal): string {
  const place = dest ?? path ?? 'A file';
  const [what, remedy] = WORDS[code] ?? [];
  return what
    ? `${place} cannot be read or written: ${what} (${code}). ${remedy}`
    : `${place} cannot be read or written: ${message}.`;
}
