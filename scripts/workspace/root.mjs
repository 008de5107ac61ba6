import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The folder in which the caller typed the command; npm itself always runs scripts in the checkout. */
export const callersFolder = env.INIT_CWD ?? process.cwd();
