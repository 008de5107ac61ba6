import type { Command } from '../command';
import { build } from './build';
import { doctor } from './doctor';
import { create } from './new';
import { routes } from './routes';
import { serve } from './serve';
import { validate } from './validate';

/** Every command there is, in the order of the help. */
export const COMMANDS: readonly Command[] = [create, validate, routes, doctor, build, serve];
