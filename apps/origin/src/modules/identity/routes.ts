import { secretRoutes } from './accounts/secret-routes';
import { signUpRoutes } from './accounts/sign-up';
import { userDetailRoutes } from './accounts/user-details';
import { agentRoutes } from './agents/routes';
import { consentRoutes } from './consents/routes';
import { deviceRoutes } from './devices/routes';
import { firebaseRoutes } from './firebase/routes';
import { licenceRoutes } from './licences/routes';
import { magicLinkRoutes } from './magic-links/routes';
import { opinRoutes } from './opin/routes';
import { passkeyRoutes } from './passkeys/routes';
import type { Services } from './services';
import { ownAccountRoutes } from './sessions/own-account';
import { sessionRoutes } from './sessions/routes';
import { singleSignOnRoutes } from './single-sign-on/routes';
import { tvProviderRoutes } from './tv/routes';
import { tvServiceRoutes } from './tv/tv-service';
import { vendorRoutes } from './vendors/routes';

/** Every call about signing in, accounts and sessions. */
export const identityRoutes = (services: Services) => ({
  ...sessionRoutes(services),
  ...singleSignOnRoutes(services),
  ...magicLinkRoutes(services),
  ...agentRoutes(services),
  ...deviceRoutes(services),
  ...licenceRoutes(services),
  ...tvProviderRoutes(services),
  ...tvServiceRoutes(services),
  ...vendorRoutes(services),
  ...firebaseRoutes(services),
  ...signUpRoutes(services),
  ...consentRoutes(services),
  ...userDetailRoutes(services),
  ...secretRoutes(services),
  ...ownAccountRoutes(services),
  ...opinRoutes(services),
  ...passkeyRoutes(services),
});
