import {
  browserStorage,
  type components,
  type OriginClient,
  OriginError,
} from '@marquee/origin-client';
import { preferences as preferencesCall } from '@marquee/origin-client/calls';
import { playbackKey, storeDevicePreferences } from '@marquee/titles';
import { type Preferences, preferencesOf, type SavedPreferences } from '../rules/preferences-of';

type Answer = components['schemas']['Preferences'];
type Body = components['schemas']['PreferencesChange'];
/** A change of some preferences; null chooses no longer. */
export type PreferenceChange = Omit<Body, 'version'>;

/** How often a read is made again because another tab wrote meanwhile. */
const MOST_READS = 3;

/**
 * The preferences of this page's viewer, for all that reads and writes them: as the origin has them, and with what the viewer has
 * just changed. The device has the same. A read that was begun before a change never undoes it, and writes go one after the other.
 */
class PreferenceStore {
  readonly #origin: OriginClient;
  readonly #realmId: string;
  #viewer: string | null = null;
  #saved: Answer | null = null;
  /** Counts the answers that were taken. */
  #taken = 0;
  #wanted: readonly PreferenceChange[] = [];
  #values: Preferences | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #followers = new Set<() => void>();

  constructor(origin: OriginClient, realmId: string) {
    this.#origin = origin;
    this.#realmId = realmId;
  }

  readonly values = (): Preferences | null => this.#values;

  /** Calls `follow` after each change, until the returned function is called. */
  readonly follow = (follow: () => void): (() => void) => {
    this.#followers.add(follow);
    return () => void this.#followers.delete(follow);
  };

  /** Holds this viewer's from now on. */
  begin(viewer: string): void {
    if (this.#viewer === viewer) return;
    if (this.#viewer !== null) this.forget();
    this.#viewer = viewer;
  }

  /** Takes the preferences away with the viewer. */
  forget(): void {
    this.#viewer = null;
    this.#saved = null;
    this.#wanted = [];
    this.#show();
  }

  /** @throws {OriginError} */
  async read(signal?: AbortSignal): Promise<void> {
    const viewer = this.#viewer;
    for (let reads = 1; ; reads += 1) {
      const taken = this.#taken;
      const onDevice = this.#onDevice();
      const answer = await this.#origin.call(preferencesCall, signal ? { signal } : {});
      if (viewer !== this.#viewer) return;
      const { version = 0 } = this.#saved ?? {};
      // A write was answered meanwhile, which this answer may not know.
      if (taken !== this.#taken && answer.version < version) return;
      const isOvertaken = taken === this.#taken && onDevice !== this.#onDevice();
      if (!isOvertaken || reads === MOST_READS) return this.#take(answer);
    }
  }

  /**
   * Shows a change at once, and saves it by `send`; what is not saved goes back.
   * @throws {OriginError}
   */
  write(change: PreferenceChange, send: (body: Body) => Promise<Answer>): Promise<void> {
    const viewer = this.#viewer;
    const put = async () => {
      const answer = await send({ ...change, version: this.#saved?.version ?? 0 });
      if (viewer === this.#viewer) this.#take(answer);
    };
    const written = this.#queue.then(async () => {
      try {
        if (!this.#saved) await this.read();
        await put();
      } catch (error) {
        const present = changedElsewhere(error);
        if (!present || viewer !== this.#viewer) throw error;
        // Another device changed another field: this one is still the viewer's wish.
        this.#take(present);
        await put();
      } finally {
        this.#wanted = this.#wanted.filter((one) => one !== change);
        if (viewer === this.#viewer) this.#show();
      }
    });
    this.#queue = written.catch(() => {});
    this.#wanted = [...this.#wanted, change];
    this.#show();
    return written;
  }

  #take(answer: Answer): void {
    this.#saved = answer;
    this.#taken += 1;
    this.#show();
  }

  #show(): void {
    const values: SavedPreferences | null = this.#saved && { ...this.#saved };
    for (const change of this.#wanted) if (values) Object.assign(values, change);
    this.#values = values && preferencesOf(values);
    if (this.#values || !this.#viewer) storeDevicePreferences(this.#realmId, this.#values);
    for (const tell of this.#followers) tell();
  }

  #onDevice(): string | null {
    return browserStorage.get(playbackKey(this.#realmId));
  }
}

const stores = new WeakMap<OriginClient, PreferenceStore>();

/** The store of this page's viewer, whoever they are. */
export function preferenceStore(origin: OriginClient, realmId: string): PreferenceStore {
  const store = stores.get(origin) ?? new PreferenceStore(origin, realmId);
  stores.set(origin, store);
  return store;
}

function changedElsewhere(error: unknown): Answer | null {
  const isChanged = error instanceof OriginError && error.code === 'PREFERENCES_CHANGED';
  // The checked boundary: a refusal with this code has the contract's details.
  return isChanged && 'version' in error.details ? (error.details as unknown as Answer) : null;
}
