import type { OpenIdHouse } from '../../../counterparts/counterparts';
import type { Client } from './single-sign-on';

type Clients = Readonly<Record<string, OpenIdHouse>>;

/** The clients of the sample realms, as their files name them, and the house behind each. */
export const clients: Readonly<Record<string, Readonly<Partial<Record<Client['kind'], Clients>>>>> =
  {
    unity: {
      openid: { nations: 'nations-id', harbour: 'harbour-id' },
      oauth: { volunteers: 'volunteers' },
    },
  };
