import { savePreferences } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSession, useSite } from '@marquee/renderer';
import { isGivenUp, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { type PreferenceChange, preferenceStore } from './preference-store';

/** A field of the preferences, which is saved and fails by itself. */
export type FieldName = keyof PreferenceChange;
type Failure = ReturnType<ReturnType<typeof useFailures>>;

/** The viewer's preferences. A change is shown at once and saved at once; one that fails goes back, and says so at its field. */
export function usePreferences() {
  const { origin, realm, t } = useSite();
  const { status, user } = useSession();
  const viewer = status === 'viewer' ? user?.id : undefined;
  const confirmAsAgent = useConfirmAsAgent();
  const failuresOf = useFailures();
  const store = preferenceStore(origin, realm.id);
  const values = useSyncExternalStore(store.follow, store.values, () => null);
  const [failures, setFailures] = useState<{ [Name in FieldName]?: Failure | undefined }>({});
  const [done, setDone] = useState<FieldName>();
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => {
        if (!viewer) return;
        store.begin(viewer);
        await store.read(signal);
      },
      [viewer, store],
    ),
    failuresOf,
  );

  /** Resolves to whether it was saved. */
  const change = async (name: FieldName, value: PreferenceChange[FieldName]) => {
    setFailures((before) => ({ ...before, [name]: undefined }));
    setDone(undefined);
    try {
      await store.write({ [name]: value }, (body) =>
        confirmAsAgent(t('preferences.agent'), (confirmed) =>
          origin.call(savePreferences, { body, ...confirmed }),
        ),
      );
      setDone(name);
      return true;
    } catch (error) {
      if (!isGivenUp(error)) setFailures((before) => ({ ...before, [name]: failuresOf(error) }));
      return false;
    }
  };
  return { list, values, failures, done, change };
}

export type UsedPreferences = ReturnType<typeof usePreferences>;
