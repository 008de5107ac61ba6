import type { createMailbox } from './mailbox';
import { householdCalls } from './profiles';
import type { TestOrigin } from './test-origin';
import { titleIds } from './title-ids';
import { pathOf, video, watchlistCalls } from './watchlists';

/** A call each for what viewers keep in their accounts, with all that has to happen before. */
export function libraryExamples(
  origin: () => TestOrigin,
  mailbox: () => ReturnType<typeof createMailbox>,
) {
  let made = 0;
  const tokenOf = async (id = 'viewer@example.com') =>
    (await origin().login(id)).body.authorisationToken;

  /** The calls of a viewer, a new list of theirs with two titles, and the titles. */
  async function listed() {
    made += 1;
    const lists = watchlistCalls(origin(), await tokenOf());
    const [one = '', two = ''] = await titleIds(origin(), 'VIDEOS', 2);
    const { watchlistExternalId: id } = (await lists.create(`Example ${made}`)).body;
    const { watchlist } = (await lists.add(id, [video(one), video(two)])).body;
    return { lists, id, list: watchlist, one: video(one), two: video(two) };
  }
  /** The path of a shared list, and the calls of another viewer. */
  async function shared() {
    const { lists, list, one } = await listed();
    const { shareablePath = '' } = (await lists.share(list, true)).body;
    const other = watchlistCalls(origin(), await tokenOf('second@example.com'));
    return { other, path: shareablePath, one };
  }
  const home = async (id?: string) => householdCalls(origin(), await tokenOf(id));
  const history = async (method: string, path = '', body?: unknown) =>
    (await home()).ask<unknown>(method, `/v2/user/history${path}`, body);
  const aVideo = async () => (await titleIds(origin(), 'VIDEOS', 1))[0] ?? '';
  /** The calls of a viewer whose PIN is 2580. */
  async function protectedHome() {
    const own = await home('linked@example.com');
    await own.setPin({ pin: '2580' });
    return own;
  }

  return {
    history: () => history('GET'),
    watchedTitle: async () => history('GET', `/${await aVideo()}`),
    saveWatched: async () =>
      history('PUT', `/${await aVideo()}`, {
        position: 12,
        duration: 600,
        at: '2026-01-01T00:00:00Z',
      }),
    hideWatched: async () => history('PUT', `/${await aVideo()}/hidden`, { hidden: true }),
    deleteWatched: async () => history('DELETE', `/${await aVideo()}`),
    restoreWatched: async () =>
      history('PUT', `/${await aVideo()}/restored`, {
        position: 12,
        duration: 600,
        at: '2026-01-01T00:00:00Z',
      }),
    clearHistory: () => history('DELETE'),
    pauseHistory: () => history('PUT', '/paused', { paused: false }),
    watchlists: async () => (await listed()).lists.lists(),
    createWatchlist: async () => (await listed()).lists.create('One more'),
    renameWatchlist: async () => {
      const { lists, id } = await listed();
      return lists.rename(id, 'Renamed');
    },
    deleteWatchlist: async () => {
      const { lists, list } = await listed();
      return lists.remove(list);
    },
    shareWatchlist: async () => {
      const { lists, list } = await listed();
      return lists.share(list, true);
    },
    sharedWatchlist: async () => {
      const { other, path } = await shared();
      return other.open(path);
    },
    saveWatchlist: async () => {
      const { other, path } = await shared();
      return other.save(path);
    },
    unsaveWatchlist: async () => {
      const { other, path } = await shared();
      return other.unsave(path);
    },
    adjacentTitles: async () => {
      const { lists, list, one } = await listed();
      return lists.call('GET', `${pathOf(list)}/adjacentTo/${one.id}`);
    },
    watchlist: async () => {
      const { lists, id } = await listed();
      return lists.read(id);
    },
    addToWatchlist: async () => {
      const { lists, id, one } = await listed();
      return lists.add(id, [one]);
    },
    removeFromWatchlist: async () => {
      const { lists, id, one } = await listed();
      return lists.take(id, one);
    },
    reorderWatchlist: async () => {
      const { lists, id, one, two } = await listed();
      return lists.reorder(id, [two, one]);
    },
    moveInWatchlist: async () => {
      const { lists, id, one, two } = await listed();
      return lists.move(id, one, two);
    },
    watchlistMenu: async () => {
      const { lists, one } = await listed();
      return lists.menu(one);
    },
    preferences: async () => (await home()).ask<unknown>('GET', '/v2/user/preferences'),
    savePreferences: async () =>
      (await home()).ask<unknown>('PUT', '/v2/user/preferences', { version: 0, muted: false }),
    profiles: async () => (await home()).list(),
    createProfile: async () => (await home()).make({ name: 'Made', type: 'child' }),
    changeProfile: async () => {
      const own = await home();
      await own.make({ name: 'Changed', type: 'child' });
      return own.change(await own.idOf('Changed'), { name: 'Pip', type: 'child' });
    },
    deleteProfile: async () => {
      const own = await home();
      await own.make({ name: 'Deleted', type: 'child' });
      return own.remove(await own.idOf('Deleted'));
    },
    switchProfile: async () => {
      const own = await home();
      await own.make({ name: 'Current', type: 'adult' });
      return own.switchTo(await own.idOf('Current'));
    },
    parentalControl: async () => (await home()).ask<unknown>('GET', '/v1/parental-control'),
    setPin: async () => (await home('older@example.com')).setPin({ pin: '2580' }),
    setParentalControl: async () => (await protectedHome()).restrict('2580', 'non-restricted'),
    verifyPin: async () => (await protectedHome()).verify('2580'),
    resetPin: async () => {
      const own = await protectedHome();
      let answer = { status: 0 };
      await mailbox().mailAfter('linked@example.com', async () => {
        answer = await own.askReset({ headers: { origin: 'http://apex.localhost:4300' } });
      });
      return answer;
    },
  };
}
