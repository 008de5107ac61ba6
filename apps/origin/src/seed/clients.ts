import type { NetworkHouse, OpenIdHouse } from '../counterparts/counterparts';
import type { Partner } from '../counterparts/partners';
import type { Client } from '../identity/single-sign-on';

type Clients = Readonly<Record<string, OpenIdHouse>>;

/** The clients of the sample realms, as their files name them, and the house behind each. */
export const clients: Readonly<Record<string, Readonly<Partial<Record<Client['kind'], Clients>>>>> =
  {
    unity: {
      openid: { nations: 'nations-id', harbour: 'harbour-id' },
      oauth: { volunteers: 'volunteers' },
    },
  };

/** The partners of the sample realms, as their files name them. */
export const partners: Readonly<Record<string, readonly Partner[]>> = { apex: ['fibrenet'] };
/** The realms whose viewers come from a partner network. */
export const opinClients: Readonly<Record<string, NetworkHouse>> = { corral: 'opin' };
