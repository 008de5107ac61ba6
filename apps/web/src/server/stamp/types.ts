import type { Finding } from '@marquee/realm';

export interface StampOptions {
  /** Folder with the built site. */
  dist: string;
  /** Folder of realms. */
  realms: string;
  /** Which of them: all, or those named. */
  select: 'all' | readonly string[];
  /**
   * Where to write. One realm by itself is written into the folder, several each into a folder of its own name below it;
   * a folder that has several already keeps them so.
   */
  out: string;
  /** Scheme and host that the pages will live at; default: the realm's first host over https. */
  address?: string;
  originAddress?: string;
  /** Names of the only routes to write, beside not-found; default: every page. */
  pages?: readonly string[];
  /** Builds what has not changed, too. */
  force?: boolean;
  /** Does not ask the origin again for realms whose files have not changed. */
  keepData?: boolean;
  /** Threads beside the main one; default: one for each core when there is enough to do. 0: none. */
  threads?: number;
  report: (findings: readonly Finding[]) => void;
  log: (entry: Record<string, unknown>) => void;
  /** Once it is aborted no further realm is begun: those in hand are written, and the result has them alone. */
  signal?: AbortSignal;
  /** Told after each realm. */
  progress?: (done: number, total: number) => void;
}

/** What became of one realm. */
export interface StampedSite {
  realm: string;
  folder: string;
  outcome: 'written' | 'unchanged' | 'failed';
  pages: number;
  /** Addresses that were written without the origin's data. */
  incomplete: string[];
  /** Files that were made anew; the others are those of the build before, or shared. */
  made: number;
  files: number;
  findings: Finding[];
  /** Why it failed, when no finding says so. */
  reason?: string;
  /** It failed, and the site of an earlier build is still there. */
  kept?: boolean;
  /** Addresses in it that only this machine has, where nobody asked for that. */
  local?: string[];
  /** The origin did not answer, and the site keeps the data that it has. */
  unasked?: boolean;
}

export interface StampResult {
  sites: StampedSite[];
  /** Realms that are no more, whose folders went away. */
  removed: string[];
  /** How code and fonts came into the folders. */
  shared: 'linked' | 'copied';
}

/** A file of a site, as the build's manifest lists it. */
export interface FileEntry {
  size: number;
  sha256: string;
  /** Size of the compressed file beside it. */
  br?: number;
  gz?: number;
}

/** A call that the pages' data came from, so that the next build can ask whether the answer is the same. */
export interface OriginCall {
  method: string;
  path: string;
  language: string;
  body?: string;
  /** SHA-256 of the answer's status and text. */
  answer: string;
}

/** `build.json` of a site. The same input gives the same bytes: it holds no time. */
export interface BuildManifest {
  version: string;
  realm: string;
  hosts: string[];
  address: string;
  /** Hash of everything that the site was made of, but the origin's data. */
  key: string;
  findings: { errors: number; warnings: number };
  pages: { path: string; file: string }[];
  incomplete: string[];
  /** The drawn icons, and what they were drawn from. */
  icons: {
    key: string;
    list: { path: string; manifest?: { sizes: string; purpose: 'any' | 'maskable' } }[];
  };
  origin: { address: string; publicKey: string; calls: OriginCall[] };
  files: Record<string, FileEntry>;
}

export const BUILD_FILE = 'build.json';
