import type { Command } from '../command';
import { build } from './build';
import { createCompletion } from './completion';
import { dev } from './dev';
import { diff } from './diff';
import { createDocs } from './docs';
import { doctor } from './doctor';
import { migrate } from './migrate';
import { create } from './new';
import { print } from './print';
import { routes } from './routes';
import { serve } from './serve';
import { tokens } from './tokens';
import { validate } from './validate';

const every = () => COMMANDS;

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  create,
  validate,
  dev,
  print,
  diff,
  migrate,
  routes,
  tokens,
  doctor,
  build,
  serve,
  createDocs(every),
  createCompletion(every),
];
