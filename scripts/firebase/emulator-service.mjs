import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { startService } from '../workspace/service.mjs';
import { toolsFolder } from './tools.mjs';

/**
 * Starts the installed emulator for a project; it answers at `/` when it is ready.
 * @param {{ port: number, project: string }} of
 */
export const emulatorService = async ({ port, project }) =>
  startService({
    name: 'Firebase emulator',
    terse: true,
    file: join(root, 'scripts/firebase/emulator.mjs'),
    env: {
      FIREBASE_TOOLS_DIR: await toolsFolder(),
      FIREBASE_PORT: String(port),
      FIREBASE_PROJECT: project,
    },
  });
