import type { OpenIdProviderId } from '../../../counterparts/counterparts';
import type { Client } from './single-sign-on';

type Clients = Readonly<Record<string, OpenIdProviderId>>;

/** The clients of the sample realms, as their files name them, and the provider behind each. */
export const clients: Readonly<Record<string, Readonly<Partial<Record<Client['kind'], Clients>>>>> =
  {
    unity: {
      openid: { nations: 'nations-id', harbour: 'harbour-id' },
      oauth: { volunteers: 'volunteers' },
    },
  };
