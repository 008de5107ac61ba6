import { type components, OriginError } from '@marquee/origin-client';
import { preferences as preferencesCall, savePreferences } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSession, useSite } from '@marquee/renderer';
import { isGivenUp, useFailures, useList } from '@marquee/renderer/failures';
import { storeDevicePreferences } from '@marquee/titles';
import { useCallback, useMemo, useRef, useState } from 'react';
import { preferencesOf } from '../rules/preferences-of';

type Answer = components['schemas']['Preferences'];
type Change = Omit<components['schemas']['PreferencesChange'], 'version'>;
/** A field of the preferences, which is saved and fails by itself. */
export type FieldName = keyof Change;
type Failure = ReturnType<ReturnType<typeof useFailures>>;

/** The viewer's preferences. A change is shown at once and saved at once; one that fails goes back, and says so at its field. */
export function usePreferences() {
  const { origin, realm, t } = useSite();
  const isViewer = useSession().status === 'viewer';
  const confirmAsAgent = useConfirmAsAgent();
  const failuresOf = useFailures();
  /** What the origin has; changes go to it one after the other. */
  const saved = useRef<Answer>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [wanted, setWanted] = useState<Change>({});
  const [, setVersion] = useState(-1);
  const [failures, setFailures] = useState<{ [Name in FieldName]?: Failure | undefined }>({});
  const [done, setDone] = useState<FieldName>();

  const take = useCallback(
    (answer: Answer) => {
      saved.current = answer;
      storeDevicePreferences(realm.id, preferencesOf(answer));
      setVersion(answer.version);
    },
    [realm.id],
  );
  const load = useMemo(
    () =>
      isViewer
        ? async (signal: AbortSignal) => take(await origin.call(preferencesCall, { signal }))
        : null,
    [isViewer, origin, take],
  );
  const list = useList(
    useCallback(async (signal: AbortSignal) => load?.(signal), [load]),
    failuresOf,
  );

  const write = async (change: Change) => {
    const put = () =>
      confirmAsAgent(t('preferences.agent'), (confirmed) =>
        origin.call(savePreferences, {
          body: { ...change, version: saved.current?.version ?? 0 },
          ...confirmed,
        }),
      );
    try {
      take(await put());
    } catch (error) {
      const present = changedElsewhere(error);
      if (!present) throw error;
      // Another device changed another field: this one is still the viewer's wish.
      take(present);
      take(await put());
    }
  };
  /** Resolves to whether it was saved. */
  const change = (name: FieldName, value: Change[FieldName]) => {
    const part: Change = { [name]: value };
    setWanted((before) => ({ ...before, ...part }));
    setFailures((before) => ({ ...before, [name]: undefined }));
    setDone(undefined);
    const written = queue.current.then(async () => {
      try {
        await write(part);
        setDone(name);
        return true;
      } catch (error) {
        if (!isGivenUp(error)) setFailures((before) => ({ ...before, [name]: failuresOf(error) }));
        return false;
      } finally {
        setWanted(({ [name]: _, ...rest }) => rest);
      }
    });
    queue.current = written;
    return written;
  };
  const values = saved.current && preferencesOf({ ...saved.current, ...clean(wanted) });
  return { list, values, failures, done, change };
}

export type UsedPreferences = ReturnType<typeof usePreferences>;

/** A language that is chosen no longer is none. */
const clean = ({ captionsLook: _, ...change }: Change) =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? undefined]));

function changedElsewhere(error: unknown): Answer | null {
  const isChanged = error instanceof OriginError && error.code === 'PREFERENCES_CHANGED';
  // The checked boundary: a refusal with this code has the contract's details.
  return isChanged && 'version' in error.details ? (error.details as unknown as Answer) : null;
}
