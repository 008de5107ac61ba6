import type { OriginOptions } from './config';
import type { Counterparts } from './counterparts/counterparts';
import type { OpenDatabase } from './database/database';
import type { AccessTokens } from './identity/access-tokens';
import type { Accounts } from './identity/accounts';
import type { Consents } from './identity/consents';
import type { Devices } from './identity/devices';
import type { Impersonations } from './identity/impersonations';
import type { MagicLinks } from './identity/magic-links';
import type { MailedTokens } from './identity/mailed-tokens';
import type { Opin } from './identity/opin';
import type { Passkeys } from './identity/passkeys';
import type { Sessions } from './identity/sessions';
import type { SpentProofs } from './identity/spent-proofs';
import type { Trips } from './identity/trips';
import type { Viewers } from './identity/viewers';
import type { ImageService } from './images/service';
import type { Mailer } from './mail/mailer';
import type { RealmFiles } from './realm-files';
import type { RealmDirectory } from './realms';

/** What the calls work with. */
export interface Services {
  options: OriginOptions;
  database: OpenDatabase;
  realms: RealmDirectory;
  files: RealmFiles;
  accessTokens: AccessTokens;
  sessions: Sessions;
  accounts: Accounts;
  consents: Consents;
  mailedTokens: MailedTokens;
  trips: Trips;
  magicLinks: MagicLinks;
  impersonations: Impersonations;
  devices: Devices;
  spentProofs: SpentProofs;
  opin: Opin;
  passkeys: Passkeys;
  mailer: Mailer;
  viewers: Viewers;
  /** Other companies' programs; an origin without them knows no client of theirs. */
  counterparts?: Counterparts;
  images: ImageService;
  clock: () => Date;
}
