import type { components } from '@marquee/origin-client';
import { OriginError } from '@marquee/origin-client';
import {
  passkeys as allPasskeys,
  removePasskey,
  renamePasskey,
} from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { failureOf, useAction, useList } from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import { forgetPasskey, makePasskey } from './ceremony';
import { deviceOf } from './device-name';
import { ACCOUNT_ERRORS } from './errors';
import { PasskeyError, passkeyFailure } from './passkey-error';
import { useLeaving } from './use-leaving';
import { notePasskeyUsed } from './used-here';

export type Passkey = components['schemas']['Passkey'];

/** A viewer's passkeys and their actions, one at a time. */
export function usePasskeys() {
  const { origin, realm, t, hasLabel } = useSite();
  const leaving = useLeaving();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState(0);
  const failuresOf = (error: unknown) =>
    failureOf(ACCOUNT_ERRORS, passkeyFailure(error, true), hasLabel);
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => (await origin.call(allPasskeys, { signal })).passkeys,
      [origin],
    ),
    failuresOf,
  );
  const { outcome, busy, run } = useAction((error) =>
    error instanceof PasskeyError && error.code === 'ABORTED' ? null : failuresOf(error),
  );

  /**
   * Runs one action, and shows the passkeys after it: also when one was removed on another device.
   */
  const change = (act: () => Promise<string>) =>
    run(async () => {
      try {
        const text = await act();
        await list.reload();
        return text;
      } catch (error) {
        if (error instanceof OriginError && error.status === 404) await list.reload();
        throw error;
      }
    });

  return {
    list,
    outcome,
    busy,
    adding,
    /** The number of removed passkeys. */
    removed,
    async add(): Promise<void> {
      if (busy) return;
      setAdding(true);
      await change(async () => {
        const device = deviceOf(navigator.userAgent);
        const name = device ? t('passkey.device', device) : t('passkey.device.unknown');
        await makePasskey(origin, name, leaving());
        notePasskeyUsed(realm.id);
        return t('passkey.account.added', { name });
      });
      setAdding(false);
    },
    async rename({ id }: Passkey, name: string): Promise<void> {
      await change(async () => {
        await origin.call(renamePasskey, { params: { passkeyId: id }, body: { name } });
        return t('passkey.account.renamed', { name });
      });
    },
    async remove({ id, name, host, credentialId }: Passkey): Promise<void> {
      const done = await change(async () => {
        await origin.call(removePasskey, { params: { passkeyId: id } });
        if (host === window.location.hostname) await forgetPasskey(host, credentialId);
        return t('passkey.account.removed', { name });
      });
      if (done) setRemoved((count) => count + 1);
    },
  };
}
