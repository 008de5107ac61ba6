import type { OriginOptions } from './config';
import type { OpenDatabase } from './database/database';
import type { AccessTokens } from './identity/access-tokens';
import type { Sessions } from './identity/sessions';
import type { Viewers } from './identity/viewers';
import type { ImageService } from './images/service';
import type { RealmDirectory } from './realms';

/** What the calls work with. */
export interface Services {
  options: OriginOptions;
  database: OpenDatabase;
  realms: RealmDirectory;
  accessTokens: AccessTokens;
  sessions: Sessions;
  viewers: Viewers;
  images: ImageService;
  clock: () => Date;
}
