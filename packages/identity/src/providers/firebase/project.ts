import { vendorAddress } from '@marquee/realm';
import type { Site } from '@marquee/renderer';
import { loadScript } from '@marquee/renderer/vendor';
import type { ConfigOf } from '../provider';
import { laterCode } from './later-code';
import type { Project, Social } from './sdk';
import { GOOGLES_SCRIPT } from './sources';

type Config = ConfigOf<'firebase'>;
type Surroundings = Pick<Site, 'realm' | 'locale'>;

/** The project of a realm's entry, for the open page. */
export function projectOf(config: Config, { realm, locale }: Surroundings): Project {
  return {
    config,
    language: locale,
    ...(config.emulator
      ? { emulator: emulatorHere(vendorAddress(config.emulator, realm.origin.address)) }
      : {}),
  };
}

/**
 * Browsers partition the storage of a page's frames by site, and `localhost` is another site than
 * the names under it, though all are this machine: the emulator is called by the page's host name.
 */
function emulatorHere(address: string): string {
  const url = new URL(address);
  const { hostname } = window.location;
  if (url.hostname === 'localhost' && hostname.endsWith('.localhost')) url.hostname = hostname;
  return url.origin;
}

/**
 * Loads the SDK and Google's script. The SDK finds the script loaded, and does not write its
 * address into the page, which Trusted Types would refuse.
 * @throws {VendorError} when the script cannot be had. @throws {OriginError} when our own code
 * cannot.
 */
export async function prepareSocial(config: Config, surroundings: Surroundings): Promise<Social> {
  const script = vendorAddress(
    config.scriptUri ?? GOOGLES_SCRIPT,
    surroundings.realm.origin.address,
  );
  const [{ openSocial }] = await Promise.all([
    laterCode(() => import('./sdk')),
    loadScript(script),
  ]);
  return openSocial(projectOf(config, surroundings));
}
