import { execFile } from 'node:child_process';
import { root } from '../test-servers/paths';

export interface Answer {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as an operator does; resolves to its output and exit code. */
export function marquee(...words: string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile('npx', ['marquee', ...words], { cwd: root }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}
