import type { FastifyBaseLogger } from 'fastify';
import type { Counterparts } from '../counterparts/counterparts';
import type { AccessTokens } from './caller/access-tokens';
import type { OriginOptions } from './config';
import type { Database, OpenDatabase } from './database/database';
import type { RateLimiter } from './rate-limits';
import type { RealmDirectory } from './realms/realm-directory';
import type { RealmFiles } from './realms/realm-files';

/** The moments in an origin's life. */
export interface Lifetime {
  /** Runs once the origin takes requests. */
  onListen(run: () => void): void;
  /** Runs when the origin takes no more requests, and those that are running go on. */
  onStop(run: () => void): void;
  /** Runs when no request is running any more; what was opened last is closed first. */
  onClose(run: () => void | Promise<void>): void;
}

/** The kernel, which every module and the origin itself work with. */
export interface Kernel {
  options: OriginOptions;
  database: OpenDatabase;
  realms: RealmDirectory;
  files: RealmFiles;
  accessTokens: AccessTokens;
  limiter: RateLimiter;
  /** Other companies' programs; an origin without them has no client of theirs. */
  counterparts: Counterparts | undefined;
  /** Deletes what the modules keep of a viewer whose account passes to the owner of its address. */
  forgetViewer(tx: Database, viewerId: string): Promise<void>;
  clock: () => Date;
  log: FastifyBaseLogger;
  lifetime: Lifetime;
}
