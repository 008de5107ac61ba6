import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding, Realm } from '@marquee/realm';
import { UsageError } from './command';
import { REPOSITORY } from './repository';

/** The folder of the built site. */
const dist = join(REPOSITORY, 'apps/web/dist');

export interface RouteLine {
  name: string;
  path: string;
  paths: Record<string, string>;
  audience: string;
  feature: string | null;
  switch: string | null;
  live: boolean;
  reason: string;
}

interface Reporting {
  report: (findings: readonly Finding[]) => void;
  log: (entry: Record<string, unknown>) => void;
}

/** The functions of the built site's server that this command uses (`apps/web/src/server/index.ts`). */
export interface BuiltSite {
  printRoutes(realm: Realm): { realm: string; routes: RouteLine[] };
  printTokens(
    realms: readonly Realm[],
    options: {
      format: 'dtcg' | 'figma' | 'figma-request' | 'css';
      scheme?: 'light' | 'dark' | undefined;
    },
  ):
    | { ok: true; text: string; files: { name: string; text: string }[] }
    | { ok: false; why: string };
  signInReturns(realm: Realm): Promise<(string | null)[]>;
  stampSites(
    options: Reporting & {
      dist: string;
      realms: string;
      select: 'all' | readonly string[];
      out: string;
      address?: string;
      originAddress?: string;
      pages?: readonly string[];
      force?: boolean;
      keepData?: boolean;
      threads?: number;
      signal?: AbortSignal;
      progress?: (done: number, total: number) => void;
    },
  ): Promise<{
    sites: {
      realm: string;
      folder: string;
      outcome: 'written' | 'unchanged' | 'failed';
      pages: number;
      incomplete: string[];
      made: number;
      files: number;
      reason?: string;
      kept?: boolean;
      local?: string[];
      unasked?: boolean;
    }[];
    removed: string[];
    shared: 'linked' | 'copied';
  }>;
  serve(options: {
    dist: string;
    realms: string;
    port: number;
    originAddress?: string;
    host?: string | undefined;
    watch?: boolean;
    trustProxy?: boolean;
    follow?: (reading: {
      ids: string[];
      findings: Finding[];
      changed: string[];
      kept: string[];
    }) => void;
    print: (line: string) => void;
    log: (entry: Record<string, unknown>) => void;
  }): Promise<{
    addresses: { realm: string; name: string; address: string }[];
    close: () => Promise<void>;
  }>;
}

const server = join(dist, 'server/index.js');

export const isSiteBuilt = (): Promise<boolean> =>
  access(server).then(
    () => true,
    () => false,
  );

/**
 * Loads the built site.
 * @throws {UsageError} when it has not been built.
 */
export async function builtSite(): Promise<{ dist: string; site: BuiltSite }> {
  try {
    const site: BuiltSite = await import(pathToFileURL(server).href);
    return { dist, site };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      throw new UsageError('The site has not been built yet. Run "npm run build" first.');
    }
    throw error;
  }
}

/** Writes one JSON object for each event to standard error. */
export const logTo =
  (err: (text: string) => void) =>
  (entry: Record<string, unknown>): void =>
    err(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);

/** Turns an error with a message for operators, such as a taken port, into one that is printed without a trace. */
export async function orSay<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'SiteRefusal') throw new UsageError(error.message);
    throw error;
  }
}
