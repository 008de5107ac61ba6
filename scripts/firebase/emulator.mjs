// Starts only the Auth emulator of Firebase's tools: their command would take two more ports and write logs into the
// folder that it is called in.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { env } from 'node:process';

const { FIREBASE_TOOLS_DIR: folder } = env;
if (!folder) throw new Error('FIREBASE_TOOLS_DIR must name the folder of the installed tools.');
// The tools are outside the checkout and have no types.
const requireTool = createRequire(join(folder, 'package.json'));
const { AuthEmulator, SingleProjectMode } = requireTool('firebase-tools/lib/emulator/auth');

const emulator = new AuthEmulator({
  projectId: env.FIREBASE_PROJECT,
  host: '127.0.0.1',
  port: Number(env.FIREBASE_PORT),
  singleProjectMode: SingleProjectMode.ERROR,
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => emulator.stop().then(() => process.exit(0)));
}
await emulator.start();
