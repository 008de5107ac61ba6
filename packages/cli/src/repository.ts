import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository: the same from this command's bundle in `packages/cli/dist` and from its sources. */
export const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '../../..');
