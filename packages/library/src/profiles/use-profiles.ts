import { type components, OriginError } from '@marquee/origin-client';
import {
  changeProfile,
  createProfile,
  deleteProfile,
  profiles as profilesCall,
  switchProfile,
} from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSession, useSite } from '@marquee/renderer';
import { type FailureRow, useFailures, useList } from '@marquee/renderer/failures';
import { setProgress, storeDevicePreferences } from '@marquee/titles';
import { useCallback } from 'react';

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
  const isViewer = useSession().status === 'viewer';
  const confirmAsAgent = useConfirmAsAgent();
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => (isViewer ? origin.call(profilesCall, { signal }) : null),
      [origin, isViewer],
    ),
    useFailures(PROFILE_FAILURES),
  );
  return {
    ...list,
    async save(id: string | null, settings: ProfileSettings) {
      await confirmAsAgent(t('profiles.agent.save', { name: settings.name }), (confirmed) =>
        id === null
          ? origin.call(createProfile, { body: settings, ...confirmed })
          : origin.call(changeProfile, { params: { id }, body: settings, ...confirmed }),
      );
      await list.reload();
    },
    async remove({ id, name, current }: Profile) {
      await confirmAsAgent(t('profiles.agent.delete', { name }), (confirmed) =>
        origin.call(deleteProfile, { params: { id }, ...confirmed }),
      );
      if (current) beginAnew(site);
      else await list.reload();
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

function beginAnew({ realm, basename, defaultPath }: ReturnType<typeof useSite>): void {
  storeDevicePreferences(realm.id, null);
  setProgress(new Map());
  location.assign(`${basename}${defaultPath}`);
}
