import { bundle } from '@marquee/schemas/generate/realm/bundle.mjs';
import { reference } from '@marquee/schemas/generate/realm/reference.mjs';
import type { Command } from '../command';
import { REPOSITORY } from '../repository';
import { commandReference } from './command-reference';

/** Writes the operators' pages that are derived from the schema and the commands, by file name. */
export async function referencePages(commands: readonly Command[]): Promise<Map<string, string>> {
  return new Map([
    ['cli.md', commandReference(commands)],
    ['realm-reference.md', reference(await bundle(REPOSITORY))],
  ]);
}
