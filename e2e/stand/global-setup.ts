import { startStand } from './stand';

/**
 * One site and one origin for all journeys that need nothing special of them. With E2E_SITE_PORT and E2E_ORIGIN_PORT
 * the journeys go to what already runs there.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_SITE_PORT) return undefined;
  const stand = await startStand({ firebase: true });
  process.env.E2E_SITE_PORT = String(stand.sitePort);
  process.env.E2E_ORIGIN_PORT = String(stand.originPort);
  process.env.E2E_COUNTERPARTS_PORT = String(stand.counterpartsPort);
  return () => stand.stop();
}
