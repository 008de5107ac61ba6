import { browserStorage, type TextStorage } from '@marquee/origin-client';
import type { ClientRegistration, Registrations } from './tv-steps';

/**
 * Stores this browser's registration at a TV-provider service, for one requestor of one service.
 */
export function registrationsOf(
  realm: string,
  service: string,
  storage: TextStorage = browserStorage,
): Registrations {
  const key = `${realm}.tvClient`;
  return {
    get() {
      const stored = read(storage.get(key));
      return stored?.service === service ? stored.client : null;
    },
    keep(client) {
      const registration = { realm, ...client };
      storage.set(key, JSON.stringify({ service, client: registration }));
      return registration;
    },
    clear: () => storage.set(key, null),
  };
}

function read(text: string | null): { service: string; client: ClientRegistration } | null {
  try {
    const { service, client } = JSON.parse(text ?? 'null') ?? {};
    const { realm, clientId, clientSecret } = client ?? {};
    const whole = [service, realm, clientId, clientSecret].every((one) => typeof one === 'string');
    return whole ? { service, client: { realm, clientId, clientSecret } } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
