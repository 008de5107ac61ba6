import { defineOriginModule } from '../../kernel/module';
import { countries } from '../countries';
import { mail } from '../mail';
import { mailedTokens } from './accounts/tables';
import { impersonations } from './agents/tables';
import { consentAnswers } from './consents/tables';
import { deviceCodes } from './devices/tables';
import { identityLimits } from './limits';
import { magicLinks } from './magic-links/tables';
import { passkeyChallenges, passkeys } from './passkeys/tables';
import { identityRoutes } from './routes';
import { viewerSeed } from './seed';
import { openIdentity, sweepIdentity } from './services';
import { refreshTokens, sessions } from './sessions/tables';
import { redirectSignIns } from './single-sign-on/tables';
import { spentProofs } from './vendors/tables';
import { identities, profiles, viewers } from './viewers/tables';

export { withdraw as withdrawMailed } from './accounts/mailed-tokens';
export { hashSecret, verifySecret } from './accounts/secrets';
export type { IdentityServices } from './services';
export { deviceOf } from './sessions/user-agent';
export type { OwnViewer } from './viewers/own-viewer';
export { emailOf, type Viewer } from './viewers/viewer';
export { lockUnchanged } from './viewers/ways-in';

/** Viewers: how they sign in, what they have agreed to, and where they are signed in (1 §2–8). */
export const identity = defineOriginModule({
  name: 'identity',
  uses: { countries, mail },
  tables: {
    viewers,
    profiles,
    identities,
    sessions,
    refreshTokens,
    mailedTokens,
    consentAnswers,
    magicLinks,
    passkeys,
    passkeyChallenges,
    deviceCodes,
    redirectSignIns,
    impersonations,
    spentProofs,
  },
  limits: identityLimits,
  services: openIdentity,
  routes: identityRoutes,
  seed: viewerSeed,
  sweep: sweepIdentity,
});
