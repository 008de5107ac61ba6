import type { NetworkId } from '../../../counterparts/counterparts';

/** The realms whose viewers come from a partner network. */
export const opinClients: Readonly<Record<string, NetworkId>> = { corral: 'opin' };
