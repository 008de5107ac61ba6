import type { House } from '../counterparts/counterparts';

/** The OpenID clients of the sample realms: the client's name in the realm's file, and the house behind it. */
export const openIdClients: Readonly<Record<string, Readonly<Record<string, House>>>> = {
  unity: { nations: 'nations-id', harbour: 'harbour-id' },
};
