import { readFile } from 'node:fs/promises';
import { fileFinding } from '../draft';
import type { Finding } from '../finding';
import { isAbsent } from './folder';

export type TextRead =
  | { ok: true; text: string }
  | { ok: false; absent: boolean; finding: Finding };

/** The text of a file, or a finding that says why there is none. */
export async function readText(file: string): Promise<TextRead> {
  try {
    const bytes = await readFile(file);
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    const finding = fileFinding('realm-unreadable', file, reason(error));
    return { ok: false, absent: isAbsent(error), finding };
  }
}

function reason(error: unknown): string {
  if (isAbsent(error)) return 'There is no such file.';
  if (error instanceof TypeError) return 'The file is not in UTF-8.';
  return `The file cannot be read (${error instanceof Error ? error.message : String(error)}).`;
}
