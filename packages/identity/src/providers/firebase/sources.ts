import type { AddressOf } from '@marquee/realm';
import type { ConfigOf, Sources } from '../provider';

/** The script through which a page and the frame of the auth domain exchange messages. */
export const GOOGLES_SCRIPT = 'https://apis.google.com/js/api.js';

/** The sources that a page with Firebase's SDK calls, frames and runs. */
export function firebaseSources(config: ConfigOf<'firebase'>, addressOf: AddressOf): Sources {
  const asked = config.emulator
    ? emulatorSources(addressOf(config.emulator))
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  if (!config.providers?.length) return { connect: asked };
  const { scriptUri = GOOGLES_SCRIPT } = config;
  return {
    connect: asked,
    frame: config.emulator ? asked : [`https://${config.authDomain}`],
    ...(scriptUri === GOOGLES_SCRIPT
      ? // Google's script loads more from its folder, and makes policies of these names for that.
        { script: [new URL(GOOGLES_SCRIPT).origin], trustedTypes: ['gapi#gapi', 'goog#html'] }
      : { script: [addressOf(scriptUri)] }),
  };
}

/** The emulator's address by the page's host name, where that is this machine: see `project.ts`. */
function emulatorSources(address: string): string[] {
  const { origin, hostname, protocol, port } = new URL(address);
  return hostname === 'localhost' ? [origin, `${protocol}//*.localhost:${port}`] : [origin];
}
