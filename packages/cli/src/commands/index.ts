import type { Command } from '../command';
import { validate } from './validate';

/** Every command there is, in the order of the help. */
export const COMMANDS: readonly Command[] = [validate];
