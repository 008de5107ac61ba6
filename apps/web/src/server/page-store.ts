import type { PageRenderer } from '../render/render-page';

type Rendered = Awaited<ReturnType<PageRenderer['render']>>;

/** How long a finished page is everyone's without a thought. All pages are guests' pages. */
const FRESH_MS = 2_000;
/** How long it is still given out while a new one is made: nobody waits for a page that was seen a moment ago. */
const STALE_MS = 60_000;
/** What is kept together, and no more pages than these, which are few bytes each while they are made. */
const MOST_BYTES = 64_000_000;
const MOST_PAGES = 5_000;
/** A text may take two bytes a letter in memory. */
const BYTES_A_LETTER = 2;

interface Kept {
  owner: object;
  made: number;
  page: Promise<Rendered>;
  /** What it takes, once it is made. */
  bytes: number;
  /** It is being made, or made anew. */
  busy: boolean;
}

export interface PageStore {
  /**
   * The page of an address: kept, or made now. A kept one serves only the owner it was made for, so a changed realm
   * never shows its old pages; from `FRESH_MS` on it is renewed beside, and when that fails it serves on for
   * `STALE_MS`, as `stale-while-revalidate` and `stale-if-error` of RFC 5861 have it. Rejects with what `make`
   * rejects with, if there is nothing to serve instead. `nowhere`: the address stands for all that lead nowhere, so that
   * its not-found is kept as well.
   */
  serve(
    address: string,
    owner: object,
    make: () => Promise<Rendered>,
    options?: { nowhere?: boolean },
  ): Promise<Rendered>;
}

/** Finished pages of all realms. `onFailure` hears of renewals that failed while the old page was served. */
export function createPageStore(
  onFailure: (error: unknown, address: string) => void,
  mostBytes = MOST_BYTES,
): PageStore {
  const pages = new Map<string, Kept>();
  let bytes = 0;

  function remove(address: string) {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  }

  /** As the last one asked for: the first is who goes when there is too much. */
  function keep(address: string, kept: Kept) {
    remove(address);
    pages.set(address, kept);
    bytes += kept.bytes;
    while (bytes > mostBytes || pages.size > MOST_PAGES) {
      const oldest = pages.keys().next().value;
      if (oldest === undefined) return;
      remove(oldest);
    }
  }

  function drop(address: string, kept: Kept) {
    if (pages.get(address) === kept) remove(address);
  }

  async function renew(
    address: string,
    old: Kept,
    make: () => Promise<Rendered>,
    nowhere: boolean,
  ) {
    old.busy = true;
    const made = Date.now();
    try {
      const rendered = await make();
      if (pages.get(address) !== old) return;
      if (isWhole(rendered, nowhere)) {
        const page = Promise.resolve(rendered);
        keep(address, { owner: old.owner, made, page, bytes: sizeOf(rendered), busy: false });
      } else if (isGone(rendered)) {
        remove(address);
      }
    } catch (error) {
      onFailure(error, address);
    } finally {
      old.busy = false;
    }
  }

  async function first(address: string, kept: Kept, nowhere: boolean) {
    try {
      const rendered = await kept.page;
      if (!isWhole(rendered, nowhere)) return drop(address, kept);
      if (pages.get(address) !== kept) return;
      remove(address);
      kept.bytes = sizeOf(rendered);
      keep(address, kept);
    } catch {
      // whoever asked hears of it
      drop(address, kept);
    } finally {
      kept.busy = false;
    }
  }

  return {
    serve(address, owner, make, { nowhere = false } = {}) {
      const known = pages.get(address);
      const age = known?.owner === owner ? Date.now() - known.made : Number.POSITIVE_INFINITY;
      if (known && age < STALE_MS) {
        keep(address, known);
        if (age >= FRESH_MS && !known.busy) void renew(address, known, make, nowhere);
        return known.page;
      }
      const kept = { owner, made: Date.now(), page: make(), bytes: 0, busy: true };
      keep(address, kept);
      void first(address, kept, nowhere);
      return kept.page;
    },
  };
}

/** Whether it may serve others. */
function isWhole(rendered: Rendered, nowhere: boolean): boolean {
  if (rendered instanceof Response) return false;
  return rendered.complete || (nowhere && rendered.status === 404);
}

const sizeOf = (rendered: Rendered): number =>
  rendered instanceof Response ? 0 : rendered.html.length * BYTES_A_LETTER;

/** The address leads elsewhere or nowhere now, which is no failure. */
function isGone(rendered: Rendered): boolean {
  return rendered instanceof Response || (rendered.status >= 400 && rendered.status < 500);
}
