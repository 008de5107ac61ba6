import type { RenderedPage } from '../render/render-page';

/** The part of a page that the store reads. `forms` has its compressed forms. */
export interface StoredPage extends RenderedPage {
  forms?: { readonly bytes: number };
}

/** Makes a page. `old` is the page before, which may be returned when nothing has changed. */
export type MakePage<Page> = (old?: Page) => Promise<Page | Response>;

/** How long a finished page is given out without a renewal. All pages are guests' pages. */
const FRESH_MS = 2_000;
/** How long a page is still given out while a new one is made, so that no viewer waits for a page that was just there. */
const STALE_MS = 60_000;
/** The most bytes, and the most pages, that are kept; a page that is being made counts few bytes. */
const MOST_BYTES = 64_000_000;
const MOST_PAGES = 5_000;
/** A text may take two bytes a character in memory. */
const BYTES_A_CHARACTER = 2;

interface Kept<Page> {
  owner: object;
  made: number;
  page: Promise<Page | Response>;
  /** The page, once it is made and may be given to others. */
  ready?: Page;
  /** The page's size, once it is made. */
  bytes: number;
  /** The work under way: the page is being made, or renewed. */
  making: Promise<Page | Response> | undefined;
}

export interface KeepOptions {
  /** The address is that of all unknown ones, so that its not-found page is kept as well. */
  nowhere?: boolean;
  /** The page is a stand-in page, which is stored without its data. */
  standsIn?: boolean;
}

export interface PageStore<Page> {
  /**
   * Returns the page of an address, kept or made now. A kept page is for the owner it was made for, so that a changed realm
   * never shows its old pages. From `FRESH_MS` on it is renewed in the background, and when that fails it is given out for
   * `STALE_MS`, as `stale-while-revalidate` and `stale-if-error` of RFC 5861 say. Rejects with what `make` rejects with, if
   * there is no page to give instead.
   */
  serve(
    address: string,
    owner: object,
    make: MakePage<Page>,
    options?: KeepOptions,
  ): Promise<Page | Response>;
  /** The page that `serve` would give, if it is kept, without a promise. */
  recall(address: string, owner: object, make: MakePage<Page>): Page | undefined;
}

/** Keeps finished pages of all realms. Calls `onFailure` for renewals that failed while the old page was given out. */
export function createPageStore<Page extends StoredPage = StoredPage>(
  onFailure: (error: unknown, address: string) => void,
  mostBytes = MOST_BYTES,
): PageStore<Page> {
  const pages = new Map<string, Kept<Page>>();
  let bytes = 0;

  function remove(address: string) {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  }

  /** Stores a page as the most recently requested one; the first of the map is dropped when there are too many bytes. */
  function keep(address: string, kept: Kept<Page>) {
    remove(address);
    // A page grows when viewers ask for new forms of it.
    kept.bytes = sizeOf(kept.ready);
    pages.set(address, kept);
    bytes += kept.bytes;
    while (bytes > mostBytes || pages.size > MOST_PAGES) {
      const oldest = pages.keys().next().value;
      if (oldest === undefined) return;
      remove(oldest);
    }
  }

  function drop(address: string, kept: Kept<Page>) {
    if (pages.get(address) === kept) remove(address);
  }

  async function renew(
    address: string,
    old: Kept<Page>,
    make: MakePage<Page>,
    options: KeepOptions,
  ) {
    const made = Date.now();
    const page = make(old.ready);
    old.making = page;
    try {
      const rendered = await page;
      if (pages.get(address) !== old) return;
      if (isWhole(rendered, options)) {
        const { owner } = old;
        keep(address, { owner, made, page, ready: rendered, bytes: 0, making: undefined });
      } else if (isGone(rendered)) {
        remove(address);
      }
    } catch (error) {
      onFailure(error, address);
    } finally {
      old.making = undefined;
    }
  }

  async function first(address: string, kept: Kept<Page>, options: KeepOptions) {
    try {
      const rendered = await kept.page;
      if (!isWhole(rendered, options)) return drop(address, kept);
      if (pages.get(address) !== kept) return;
      kept.ready = rendered;
      keep(address, kept);
    } catch {
      // the request that waits for the page gets the error
      drop(address, kept);
    } finally {
      kept.making = undefined;
    }
  }

  /** The kept page of an address that may be given out; it is renewed in the background when it is no longer fresh. */
  function current(address: string, owner: object, make: MakePage<Page>, options: KeepOptions) {
    const known = pages.get(address);
    if (known?.owner !== owner) return undefined;
    const age = Date.now() - known.made;
    if (age >= STALE_MS) return undefined;
    keep(address, known);
    if (age >= FRESH_MS && !known.making) void renew(address, known, make, options);
    return known;
  }

  return {
    serve(address, owner, make, options = {}) {
      const known = current(address, owner, make, options);
      if (known) return known.page;
      const old = pages.get(address);
      // A viewer who comes when a page has just become too old waits for the renewal under way.
      const page = (old?.owner === owner && old.making) || make();
      const kept = { owner, made: Date.now(), page, bytes: 0, making: page };
      keep(address, kept);
      void first(address, kept, options);
      return kept.page;
    },
    recall: (address, owner, make) => current(address, owner, make, {})?.ready,
  };
}

/** Tells whether a page may be given to others. */
function isWhole<Page extends StoredPage>(
  rendered: Page | Response,
  { nowhere = false, standsIn = false }: KeepOptions,
): rendered is Page {
  if (rendered instanceof Response) return false;
  const { complete, status } = rendered;
  return complete || (nowhere && status === 404) || (standsIn && status === 200);
}

const sizeOf = (page: StoredPage | undefined): number =>
  page ? page.html.length * BYTES_A_CHARACTER + (page.forms?.bytes ?? 0) : 0;

/** Tells whether the address now redirects or is unknown, which is no failure. */
function isGone(rendered: StoredPage | Response): boolean {
  return rendered instanceof Response || (rendered.status >= 400 && rendered.status < 500);
}
