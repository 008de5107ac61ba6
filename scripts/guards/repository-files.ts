import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

export interface SourceFile {
  /** Relative to the repository. */
  file: string;
  text: string;
}

/** Lists the paths that match a git pathspec, of files under version control and of new ones. */
export function repositoryPaths(...patterns: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))]
    .filter((file) => file && existsSync(join(root, file)))
    .sort();
}

/** Reads the files of `repositoryPaths`. */
export const repositoryFiles = (...patterns: string[]): SourceFile[] =>
  repositoryPaths(...patterns).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
