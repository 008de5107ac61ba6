import type { components } from '@marquee/origin-client';
import { OriginError } from '@marquee/origin-client';
import {
  passkeys as list,
  removePasskey,
  renamePasskey,
} from '@marquee/origin-client/provider-calls';
import { useSite } from '@marquee/renderer';
import { useCallback, useEffect, useState } from 'react';
import { type LoginFailure, loginFailure } from '../../rules/login-failure';
import { forgetPasskey, makePasskey } from './ceremony';
import { deviceOf } from './device-name';
import { ACCOUNT_ERRORS } from './errors';
import { PasskeyError, passkeyFailure } from './passkey-error';
import { useLeaving } from './use-leaving';
import { notePasskeyUsed } from './used-here';

export type Passkey = components['schemas']['Passkey'];

/** What is said when one is gone. */
export const REMOVED = 'passkey.account.removed';

type Listed =
  | { status: 'loading' }
  | { status: 'failed'; failure: LoginFailure }
  | { status: 'done'; passkeys: readonly Passkey[] };

/** What was done last, in words; `count` makes the same words news again. */
export type Outcome = { count: number } & (
  | { tone: 'success'; key: string; name: string }
  | { tone: 'error'; failure: LoginFailure }
);

/** A viewer's passkeys and what can be done with them, one thing at a time. */
export function usePasskeys() {
  const { origin, realm, t, hasLabel } = useSite();
  const [listed, setListed] = useState<Listed>({ status: 'loading' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState<'adding' | 'changing' | null>(null);
  const leaving = useLeaving();

  const wordsOf = useCallback(
    (error: unknown) => loginFailure(ACCOUNT_ERRORS, passkeyFailure(error, true), hasLabel),
    [hasLabel],
  );

  const load = useCallback(async () => {
    try {
      const { passkeys } = await origin.rest.get('/user/passkeys', { facts: list });
      setListed({ status: 'done', passkeys });
    } catch (error) {
      setListed({ status: 'failed', failure: wordsOf(error) });
    }
  }, [origin, wordsOf]);

  useEffect(() => void load(), [load]);

  /** Does one thing, says how it went, and shows what there is now. */
  const run = async (
    doing: 'adding' | 'changing',
    key: string,
    act: () => Promise<string>,
  ): Promise<void> => {
    if (busy) return;
    setBusy(doing);
    try {
      const name = await act();
      await load();
      setOutcome((last) => ({ count: (last?.count ?? 0) + 1, tone: 'success', key, name }));
    } catch (error) {
      if (error instanceof PasskeyError && error.code === 'ABORTED') return;
      // Somebody has removed it elsewhere: the list is old.
      if (error instanceof OriginError && error.status === 404) await load();
      const failure = wordsOf(error);
      setOutcome((last) => ({ count: (last?.count ?? 0) + 1, tone: 'error', failure }));
    } finally {
      setBusy(null);
    }
  };

  return {
    listed,
    outcome,
    busy,
    retry: () => {
      setListed({ status: 'loading' });
      void load();
    },
    add: () =>
      run('adding', 'passkey.account.added', async () => {
        const device = deviceOf(navigator.userAgent);
        const name = device ? t('passkey.device', device) : t('passkey.device.unknown');
        await makePasskey(origin, name, leaving());
        notePasskeyUsed(realm.id);
        return name;
      }),
    rename: ({ id }: Passkey, name: string) =>
      run('changing', 'passkey.account.renamed', async () => {
        const facts = renamePasskey;
        const params = { passkeyId: id };
        await origin.rest.put('/user/passkeys/{passkeyId}', { facts, params, body: { name } });
        return name;
      }),
    remove: ({ id, name, host, credentialId }: Passkey) =>
      run('changing', REMOVED, async () => {
        const facts = removePasskey;
        await origin.rest.delete('/user/passkeys/{passkeyId}', {
          facts,
          params: { passkeyId: id },
        });
        if (host === window.location.hostname) await forgetPasskey(host, credentialId);
        return name;
      }),
  };
}
