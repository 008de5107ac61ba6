import { localFetch } from '../../counterparts/local-fetch';
import type { Kernel } from '../../kernel/kernel';
import type { CountryServices } from '../countries';
import type { MailServices } from '../mail';
import { type Accounts, createAccounts } from './accounts/accounts';
import { createMailedTokens, type MailedTokens } from './accounts/mailed-tokens';
import { createImpersonations, type Impersonations } from './agents/impersonations';
import { type Consents, createConsents } from './consents/consents';
import { createDevices, type Devices } from './devices/devices';
import { createMagicLinks, type MagicLinks } from './magic-links/magic-links';
import { createOpin, type Opin } from './opin/opin';
import { createPasskeys, type Passkeys } from './passkeys/passkeys';
import { createSessions, type Sessions } from './sessions/sessions';
import { createRedirectSignIns, type RedirectSignIns } from './single-sign-on/redirect-sign-ins';
import { createSpentProofs, type SpentProofs } from './vendors/spent-proofs';
import { mendIdentifiers } from './viewers/mend-identifiers';
import { createOwnViewer, type OwnViewer } from './viewers/own-viewer';
import { createViewers, type Viewers } from './viewers/viewers';
import { createProveAddress } from './viewers/ways-in';

/** Viewers, their accounts, their sessions, and every way into them. */
export interface IdentityServices {
  viewers: Viewers;
  /**
   * The viewer of a call about their own things: other modules ask for them before they keep
   * something.
   */
  ownViewer: OwnViewer;
  accounts: Accounts;
  consents: Consents;
  sessions: Sessions;
  mailedTokens: MailedTokens;
  magicLinks: MagicLinks;
  passkeys: Passkeys;
  devices: Devices;
  redirectSignIns: RedirectSignIns;
  impersonations: Impersonations;
  spentProofs: SpentProofs;
  opin: Opin;
}

/** The services of identity: the kernel, the modules that it uses, and its own. */
export type Services = Kernel & {
  countries: CountryServices;
  mail: MailServices;
} & IdentityServices;

export async function openIdentity(kernel: Kernel): Promise<IdentityServices> {
  const { accessTokens, database, files, options, clock } = kernel;
  const { db } = database;
  await mendIdentifiers(db);
  const proveAddress = createProveAddress(kernel);
  const viewers = createViewers(db, { proveAddress, clock });
  const sessions = createSessions(db, { accessTokens, files, clock });
  const mailedTokens = createMailedTokens(db, clock);
  const spentProofs = createSpentProofs(db, clock);
  return {
    viewers,
    ownViewer: createOwnViewer({ sessions, viewers }),
    accounts: createAccounts(db, { mailedTokens, proveAddress, clock }),
    consents: createConsents(db, files, clock),
    sessions,
    mailedTokens,
    magicLinks: createMagicLinks(db, { proveAddress, clock }),
    passkeys: createPasskeys(db, clock),
    devices: createDevices(db, { seconds: options.deviceCodeSeconds, clock }),
    redirectSignIns: createRedirectSignIns(db, clock),
    impersonations: createImpersonations(db, clock),
    spentProofs,
    opin: createOpin({ spentProofs, fetch: localFetch, clock }),
  };
}

/** Deletes sessions, tokens and codes that have expired. */
export const sweepIdentity = ({
  sessions,
  mailedTokens,
  magicLinks,
  passkeys,
  devices,
  redirectSignIns,
  impersonations,
  spentProofs,
}: IdentityServices): Promise<unknown> =>
  Promise.all(
    [
      sessions,
      mailedTokens,
      magicLinks,
      passkeys,
      devices,
      redirectSignIns,
      impersonations,
      spentProofs,
    ].map((one) => one.sweep()),
  );
