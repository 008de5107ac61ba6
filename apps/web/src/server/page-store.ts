import type { PageRenderer } from '../render/render-page';

type Rendered = Awaited<ReturnType<PageRenderer['render']>>;

/** How long a finished page is everyone's without a thought. All pages are guests' pages. */
const FRESH_MS = 2_000;
/** How long it is still given out while a new one is made: nobody waits for a page that was seen a moment ago. */
const STALE_MS = 60_000;
const PAGES_KEPT = 500;

interface Kept {
  owner: object;
  made: number;
  page: Promise<Rendered>;
  /** It is being made, or made anew. */
  busy: boolean;
}

export interface PageStore {
  /**
   * The page of an address: kept, or made now. A kept one serves only the owner it was made for, so a changed realm
   * never shows its old pages; from `FRESH_MS` on it is renewed beside, and when that fails it serves on for
   * `STALE_MS`, as `stale-while-revalidate` and `stale-if-error` of RFC 5861 have it. Rejects with what `make`
   * rejects with, if there is nothing to serve instead.
   */
  serve(address: string, owner: object, make: () => Promise<Rendered>): Promise<Rendered>;
}

/** Finished pages of all realms. `onFailure` hears of renewals that failed while the old page was served. */
export function createPageStore(onFailure: (error: unknown, address: string) => void): PageStore {
  const pages = new Map<string, Kept>();

  /** As the last one asked for: the first is who goes when there are too many. */
  function keep(address: string, kept: Kept) {
    pages.delete(address);
    pages.set(address, kept);
    const oldest = pages.keys().next().value;
    if (pages.size > PAGES_KEPT && oldest !== undefined) pages.delete(oldest);
  }

  function drop(address: string, kept: Kept) {
    if (pages.get(address) === kept) pages.delete(address);
  }

  async function renew(address: string, old: Kept, make: () => Promise<Rendered>) {
    old.busy = true;
    const made = Date.now();
    try {
      const rendered = await make();
      if (pages.get(address) !== old) return;
      if (isWhole(rendered)) {
        keep(address, { owner: old.owner, made, page: Promise.resolve(rendered), busy: false });
      } else if (isGone(rendered)) {
        pages.delete(address);
      }
    } catch (error) {
      onFailure(error, address);
    } finally {
      old.busy = false;
    }
  }

  async function first(address: string, kept: Kept) {
    try {
      if (!isWhole(await kept.page)) drop(address, kept);
    } catch {
      // whoever asked hears of it
      drop(address, kept);
    } finally {
      kept.busy = false;
    }
  }

  return {
    serve(address, owner, make) {
      const known = pages.get(address);
      const age = known?.owner === owner ? Date.now() - known.made : Number.POSITIVE_INFINITY;
      if (known && age < STALE_MS) {
        keep(address, known);
        if (age >= FRESH_MS && !known.busy) void renew(address, known, make);
        return known.page;
      }
      const kept = { owner, made: Date.now(), page: make(), busy: true };
      keep(address, kept);
      void first(address, kept);
      return kept.page;
    },
  };
}

/** Whether it may serve others. */
function isWhole(rendered: Rendered): boolean {
  return !(rendered instanceof Response) && rendered.complete;
}

/** The address leads elsewhere or nowhere now, which is no failure. */
function isGone(rendered: Rendered): boolean {
  return rendered instanceof Response || (rendered.status >= 400 && rendered.status < 500);
}
