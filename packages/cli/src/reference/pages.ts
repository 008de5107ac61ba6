import { bundle } from '@marquee/schemas/generate/realm/bundle.mjs';
import { reference } from '@marquee/schemas/generate/realm/reference.mjs';
import type { Command } from '../command';
import { REPOSITORY } from '../repository';
import { commandReference } from './command-reference';

/** The pages for operators that are made of the schema and of the commands, by their file's name. */
export async function referencePages(commands: readonly Command[]): Promise<Map<string, string>> {
  return new Map([
    ['cli.md', commandReference(commands)],
    ['realm-reference.md', reference(await bundle(REPOSITORY))],
  ]);
}
