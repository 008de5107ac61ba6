import { startTestServers } from './test-servers';

/**
 * One site and one origin for all journeys that need nothing special of them. With E2E_SITE_PORT and E2E_ORIGIN_PORT
 * the journeys go to what already runs there.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_SITE_PORT) return undefined;
  const testServers = await startTestServers({ firebase: process.env.FIREBASE !== 'off' });
  process.env.E2E_SITE_PORT = String(testServers.sitePort);
  process.env.E2E_ORIGIN_PORT = String(testServers.originPort);
  process.env.E2E_COUNTERPARTS_PORT = String(testServers.counterpartsPort);
  return () => testServers.stop();
}
