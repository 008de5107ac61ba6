import { type OriginClient, OriginError } from '@marquee/origin-client';
import { addFavourite, favourites, removeFavourite } from '@marquee/origin-client/calls';
import type { Confirmed } from '@marquee/renderer';
import type { GuestFavourites } from './guest-favourites';

/** The most favourites that one call answers (the contract's largest `rpp`). */
const PAGE = 100;

/**
 * The owner of the favourites that a page shows. With `agent` an agent acts as the viewer, and the
 * guest favourites of the agent's browser are not added to the viewer's. `none` where the realm has
 * no favourites for guests.
 */
export type Owner = { as: 'viewer'; id: string; agent: boolean } | { as: 'guest' } | { as: 'none' };

/**
 * The titles that are favourites: a viewer's are at the origin, a guest's in this browser. When the
 * guest signs in, theirs are added to the account; each stays in the browser until it has arrived.
 */
export class Favourites {
  readonly #origin: OriginClient;
  readonly #kept: GuestFavourites;
  readonly #listeners = new Set<() => void>();
  #owner: Owner = { as: 'none' };
  #ids: ReadonlySet<string> | null = null;
  #loading: Promise<void> | null = null;
  /** Writes go to the origin one after the other, so that the last press on a heart decides. */
  #writes: Promise<unknown> = Promise.resolve();

  constructor(origin: OriginClient, kept: GuestFavourites) {
    this.#origin = origin;
    this.#kept = kept;
    globalThis.addEventListener?.('storage', (event) => {
      if (this.#owner.as !== 'guest') return;
      // a key of null: another tab has cleared all storage
      if (event.key === kept.key || event.key === null) this.#show(kept.read());
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a title is a favourite; null before that is known, and for the owner `none`. */
  has(id: string): boolean | null {
    return this.#ids?.has(id) ?? null;
  }

  /** The number of favourites; null before it is known. */
  get count(): number | null {
    return this.#ids?.size ?? null;
  }

  /**
   * Sets the owner. For a viewer, resolves when the favourites are loaded and those of the guest are
   * added; after a failure, the next call loads again.
   * @throws {OriginError}
   */
  async follow(owner: Owner): Promise<void> {
    if (!isSame(owner, this.#owner)) {
      this.#owner = owner;
      this.#loading = null;
      this.#show(owner.as === 'guest' ? this.#kept.read() : null);
    }
    if (owner.as !== 'viewer' || this.#ids) return;
    if (!this.#loading) {
      const loading = this.#load(owner).finally(() => {
        if (this.#loading === loading) this.#loading = null;
      });
      this.#loading = loading;
    }
    await this.#loading;
  }

  /**
   * Adds a title to the favourites or removes it. Listeners see the change at once; it is undone when
   * the origin does not save it.
   * @throws {OriginError}
   */
  async set(id: string, wanted: boolean, { agentConfirmed }: Confirmed = {}): Promise<void> {
    const owner = this.#owner;
    if (this.#ids === null || this.#ids.has(id) === wanted) return;
    this.#mark(id, wanted);
    if (owner.as !== 'viewer') {
      this.#kept.write([...(this.#ids ?? [])]);
      return;
    }
    const options = {
      params: { id },
      // A viewer may leave the page as soon as the heart has changed: the call goes on without it.
      keepalive: true as const,
      ...(agentConfirmed ? { agentConfirmed } : {}),
    };
    const write = this.#writes.then(() =>
      wanted
        ? this.#origin.call(addFavourite, options)
        : this.#origin.call(removeFavourite, options),
    );
    this.#writes = write.catch(() => {});
    try {
      await write;
    } catch (error) {
      if (isSame(owner, this.#owner)) this.#mark(id, !wanted);
      throw error;
    }
  }

  async #load(owner: Owner & { as: 'viewer' }): Promise<void> {
    if (!owner.agent) await this.#bringIn();
    const ids: string[] = [];
    let lastSeen: string | undefined;
    do {
      const { vods, pagingInfo } = await this.#origin.call(favourites, {
        query: { rpp: PAGE, ...(lastSeen ? { lastSeen } : {}) },
      });
      ids.push(...vods.map(({ id }) => id));
      lastSeen = pagingInfo.moreDataAvailable ? vods.at(-1)?.place : undefined;
    } while (lastSeen);
    if (isSame(owner, this.#owner)) this.#show(ids);
  }

  /** Adds the guest's favourites to the account, the oldest first, so that their order stays. */
  async #bringIn(): Promise<void> {
    for (const id of [...this.#kept.read()].reverse()) {
      try {
        await this.#origin.call(addFavourite, { params: { id } });
      } catch (error) {
        // A title that the catalogue has no longer is dropped; other failures wait for another try.
        if (!(error instanceof OriginError && error.code === 'UNKNOWN_TITLE')) throw error;
      }
      this.#kept.write(this.#kept.read().filter((kept) => kept !== id));
    }
  }

  #mark(id: string, wanted: boolean): void {
    const others = [...(this.#ids ?? [])].filter((known) => known !== id);
    this.#show(wanted ? [id, ...others] : others);
  }

  #show(ids: readonly string[] | null): void {
    this.#ids = ids && new Set(ids);
    for (const tell of this.#listeners) tell();
  }
}

const isSame = (one: Owner, other: Owner): boolean =>
  one.as === other.as &&
  (one.as !== 'viewer' ||
    (other.as === 'viewer' && one.id === other.id && one.agent === other.agent));
