import { type OriginClient, OriginError } from '@marquee/origin-client';
import { addFavourite, favourites, removeFavourite } from '@marquee/origin-client/calls';
import type { Confirmed } from '@marquee/renderer';
import type { GuestFavourites } from './guest-favourites';

/** As many as one call gives (the contract's largest `rpp`). */
const PAGE = 100;

/** Whose favourites they are. `agent`: somebody acts as that viewer, and nothing of this browser's becomes the viewer's. */
export type Owner =
  | { as: 'viewer'; id: string; agent: boolean }
  | { as: 'guest' }
  | { as: 'nobody' };

/**
 * Which titles are favourites: a viewer's at the origin, a guest's in this browser. What a guest has marked goes into the
 * account of whoever signs in, and stays here until it has arrived.
 */
export class Favourites {
  readonly #origin: OriginClient;
  readonly #kept: GuestFavourites;
  readonly #listeners = new Set<() => void>();
  #owner: Owner = { as: 'nobody' };
  #ids: ReadonlySet<string> | null = null;
  #loading: Promise<void> | null = null;
  /** One write after the other: the last press on a heart is what holds. */
  #writes: Promise<unknown> = Promise.resolve();

  constructor(origin: OriginClient, kept: GuestFavourites) {
    this.#origin = origin;
    this.#kept = kept;
    globalThis.addEventListener?.('storage', (event) => {
      if (this.#owner.as !== 'guest') return;
      // a key of null: another tab has forgotten everything
      if (event.key === kept.key || event.key === null) this.#show(kept.read());
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a title is a favourite; null while that is not known, and where nobody has any. */
  has(id: string): boolean | null {
    return this.#ids?.has(id) ?? null;
  }

  /** How many there are; null while that is not known. */
  get count(): number | null {
    return this.#ids?.size ?? null;
  }

  /**
   * Whose they are from now on. Of a viewer's it resolves when they are known, what was kept as a guest among them; the next
   * call asks again for what did not come.
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
   * Makes a title a favourite, or no favourite any more: at once for the eye, and undone when it cannot be kept.
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
      // Whoever sees the heart as they want it may leave the page at once.
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

  /** What was marked as a guest, the first one first, so that their order stays. */
  async #bringIn(): Promise<void> {
    for (const id of [...this.#kept.read()].reverse()) {
      try {
        await this.#origin.call(addFavourite, { params: { id } });
      } catch (error) {
        // It cannot be watched any more, so nobody will miss it; anything else waits for another try.
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
