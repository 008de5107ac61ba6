import type { Finding } from '@marquee/realm';

export interface StampOptions {
  /** Folder with the built site. */
  dist: string;
  /** Folder of realms. */
  realms: string;
  /** The realms to build: all, or those named. */
  select: 'all' | readonly string[];
  /**
   * Where to write. A single realm is written into this folder, several into folders of their names below it. A folder that
   * has several already gets a folder for a single realm, too.
   */
  out: string;
  /** Scheme and host of the pages; default: the realm's first host over https. */
  address?: string;
  originAddress?: string;
  /** Names of the routes to write, beside not-found; default: all routes. */
  pages?: readonly string[];
  /** Also builds sites that have not changed. */
  force?: boolean;
  /** Does not call the origin again for realms whose files have not changed. */
  keepData?: boolean;
  /** Threads beside the main one; default: one for each core when there are enough realms. 0: none. */
  threads?: number;
  report: (findings: readonly Finding[]) => void;
  log: (entry: Record<string, unknown>) => void;
  /** When it is aborted, no further realm is begun. Those under way are written, and only they are in the result. */
  signal?: AbortSignal;
  /** Called after each realm. */
  progress?: (done: number, total: number) => void;
}

/** The result of one realm. */
export interface StampedSite {
  realm: string;
  folder: string;
  outcome: 'written' | 'unchanged' | 'failed';
  pages: number;
  /** Addresses of pages that were written without the origin's data. */
  incomplete: string[];
  /** The number of files that were written; the others are linked from the previous build, or shared. */
  made: number;
  files: number;
  findings: Finding[];
  /** Why it failed, when no finding says so. */
  reason?: string;
  /** The realm failed, and the site of an earlier build is still there. */
  kept?: boolean;
  /** Addresses of this machine in the site, when it was not built for this machine. */
  local?: string[];
  /** The origin did not answer, and the site keeps its data. */
  unasked?: boolean;
}

export interface StampResult {
  sites: StampedSite[];
  /** Realms that no longer exist, whose sites were deleted. */
  removed: string[];
  /** How the folders got their code and fonts. */
  shared: 'linked' | 'copied';
}

/** A file of a site in the build's manifest. */
export interface FileEntry {
  size: number;
  sha256: string;
  /** Size of the compressed file beside it. */
  br?: number;
  gz?: number;
}

/** A call for the pages' data, so that the next build can check whether the answer is the same. */
export interface OriginCall {
  method: string;
  path: string;
  language: string;
  body?: string;
  /** SHA-256 of the answer's status and text. */
  answer: string;
}

/** `build.json` of a site. It holds no time, so that the same input gives the same bytes. */
export interface BuildManifest {
  version: string;
  realm: string;
  hosts: string[];
  address: string;
  /** Hash of everything that the site was made from, except the origin's data. */
  key: string;
  findings: { errors: number; warnings: number };
  pages: { path: string; file: string }[];
  incomplete: string[];
  /** The icons, with a hash of what they were drawn from. */
  icons: {
    key: string;
    list: { path: string; manifest?: { sizes: string; purpose: 'any' | 'maskable' } }[];
  };
  origin: { address: string; publicKey: string; calls: OriginCall[] };
  files: Record<string, FileEntry>;
}

export const BUILD_FILE = 'build.json';
