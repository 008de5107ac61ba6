import { type components, type OriginClient, OriginError } from '@marquee/origin-client';
import {
  changeProfile,
  createProfile,
  deleteProfile,
  profiles as profilesCall,
  switchProfile,
} from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSite } from '@marquee/renderer';
import { type FailureRow, useFailures, useList } from '@marquee/renderer/failures';
import { setProgress, storeDevicePreferences } from '@marquee/titles';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useViewerKey } from '../viewer/use-viewer-key';
import { noteSwitch } from './profile-switch';

export type Profile = components['schemas']['Profile'];
export type ProfileSettings = components['schemas']['ProfileSettings'];

export const PROFILE_FAILURES: FailureRow = {
  codes: {
    NAME_TAKEN: 'profiles.nameTaken',
    LAST_GROWN_UP: 'profiles.lastGrownUp',
    LIMIT: 'profiles.limit',
    UNKNOWN_PROFILE: 'profiles.unknown',
  },
  ordinary: ['profiles.nameTaken', 'profiles.lastGrownUp', 'profiles.limit'],
};

/** The profiles of the viewer's account, and what changes them. The calls throw; who makes them says what failed. */
export function useProfiles() {
  const site = useSite();
  const { origin, t } = site;
  const viewer = useViewerKey();
  const confirmAsAgent = useConfirmAsAgent();
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => (viewer ? origin.call(profilesCall, { signal }) : null),
      [origin, viewer],
    ),
    useFailures(PROFILE_FAILURES),
  );
  const reload = useEffectEvent(list.reload);
  useEffect(() => follow(origin, () => reload()), [origin]);
  return {
    ...list,
    async save(id: string | null, settings: ProfileSettings) {
      await confirmAsAgent(t('profiles.agent.save', { name: settings.name }), (confirmed) =>
        id === null
          ? origin.call(createProfile, { body: settings, ...confirmed })
          : origin.call(changeProfile, { params: { id }, body: settings, ...confirmed }),
      );
      await reloadAll(origin);
    },
    async remove({ id, name, current }: Profile) {
      await confirmAsAgent(t('profiles.agent.delete', { name }), (confirmed) =>
        origin.call(deleteProfile, { params: { id }, ...confirmed }),
      );
      if (current) beginAnew(site);
      else await reloadAll(origin);
    },
    /** Watches with another profile, from the brand's start on: nothing of the last one stays on the page. */
    async watchWith({ id, name }: Profile, pin?: string) {
      await confirmAsAgent(t('profiles.agent.switch', { name }), (confirmed) =>
        origin.call(switchProfile, { body: pin ? { id, pin } : { id }, ...confirmed }),
      );
      beginAnew(site);
    },
  };
}

export type UsedProfiles = ReturnType<typeof useProfiles>;

/** Does a call need a grown-up's PIN first? */
export const needsPin = (error: unknown): boolean =>
  error instanceof OriginError && error.code === 'PIN_REQUIRED';

/** The lists of profiles that this page shows, such as the account menu's; a change of one is a change of all. */
const lists = new WeakMap<OriginClient, Set<() => Promise<void>>>();

function follow(origin: OriginClient, reload: () => Promise<void>): () => void {
  const known = lists.get(origin) ?? new Set();
  lists.set(origin, known.add(reload));
  return () => void known.delete(reload);
}

async function reloadAll(origin: OriginClient): Promise<void> {
  await Promise.all([...(lists.get(origin) ?? [])].map((reload) => reload()));
}

function beginAnew({ realm, basename, defaultPath }: ReturnType<typeof useSite>): void {
  noteSwitch(realm.id);
  storeDevicePreferences(realm.id, null);
  setProgress(new Map());
  location.assign(`${basename}${defaultPath}`);
}
