import type { RenderedPage } from '../render/render-page';

/** A page as far as the store looks at it. `forms`: what it has been compressed to. */
export interface StoredPage extends RenderedPage {
  forms?: { readonly bytes: number };
}

/** Makes a page. `old`: the one that it takes the place of, which may be given back when nothing has changed. */
export type MakePage<Page> = (old?: Page) => Promise<Page | Response>;

/** How long a finished page is everyone's without a thought. All pages are guests' pages. */
const FRESH_MS = 2_000;
/** How long it is still given out while a new one is made: nobody waits for a page that was seen a moment ago. */
const STALE_MS = 60_000;
/** What is kept together, and no more pages than these, which are few bytes each while they are made. */
const MOST_BYTES = 64_000_000;
const MOST_PAGES = 5_000;
/** A text may take two bytes a letter in memory. */
const BYTES_A_LETTER = 2;

interface Kept<Page> {
  owner: object;
  made: number;
  page: Promise<Page | Response>;
  /** The page, once it is made and may serve others. */
  ready?: Page;
  /** What it takes, once it is made. */
  bytes: number;
  /** The work in hand: it is being made, or made anew. */
  making: Promise<Page | Response> | undefined;
}

export interface KeepOptions {
  /** The address stands for all that lead nowhere, so that its not-found is kept as well. */
  nowhere?: boolean;
  /** The page stands in for others until they are made, so that it is kept without its data. */
  standsIn?: boolean;
}

export interface PageStore<Page> {
  /**
   * The page of an address: kept, or made now. A kept one serves only the owner it was made for, so a changed realm
   * never shows its old pages; from `FRESH_MS` on it is renewed beside, and when that fails it serves on for
   * `STALE_MS`, as `stale-while-revalidate` and `stale-if-error` of RFC 5861 have it. Rejects with what `make`
   * rejects with, if there is nothing to serve instead.
   */
  serve(
    address: string,
    owner: object,
    make: MakePage<Page>,
    options?: KeepOptions,
  ): Promise<Page | Response>;
  /** The page that `serve` would give, where it is there: for callers that have no time for a promise. */
  recall(address: string, owner: object, make: MakePage<Page>): Page | undefined;
}

/** Finished pages of all realms. `onFailure` hears of renewals that failed while the old page was served. */
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

  /** As the last one asked for: the first is who goes when there is too much. */
  function keep(address: string, kept: Kept<Page>) {
    remove(address);
    // A page grows while viewers ask for forms of it that nobody has asked for before.
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
      // whoever asked hears of it
      drop(address, kept);
    } finally {
      kept.making = undefined;
    }
  }

  /** What there is for an address, and may be served; it is renewed beside when it is no longer fresh. */
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
      // A viewer who comes when a page has just become too old waits for the renewal in hand.
      const page = (old?.owner === owner && old.making) || make();
      const kept = { owner, made: Date.now(), page, bytes: 0, making: page };
      keep(address, kept);
      void first(address, kept, options);
      return kept.page;
    },
    recall: (address, owner, make) => current(address, owner, make, {})?.ready,
  };
}

/** Whether it may serve others. */
function isWhole<Page extends StoredPage>(
  rendered: Page | Response,
  { nowhere = false, standsIn = false }: KeepOptions,
): rendered is Page {
  if (rendered instanceof Response) return false;
  const { complete, status } = rendered;
  return complete || (nowhere && status === 404) || (standsIn && status === 200);
}

const sizeOf = (page: StoredPage | undefined): number =>
  page ? page.html.length * BYTES_A_LETTER + (page.forms?.bytes ?? 0) : 0;

/** The address leads elsewhere or nowhere now, which is no failure. */
function isGone(rendered: StoredPage | Response): boolean {
  return rendered instanceof Response || (rendered.status >= 400 && rendered.status < 500);
}
