import { Button, ConfirmDialog, Stack, Text } from '@marquee/design-system';
import { adobeUnlink } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { UNLINK_ERRORS } from '../rules/tv-errors';
import type { TvSignIn } from './tv-state';

/** Unlinks the TV provider from the viewer's account, after a question (spec 1 §2). */
export function TvUnlink({ signIn }: { signIn: TvSignIn }) {
  const { t, origin } = useSite();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { outcome, busy, run } = useAction(useFailures(UNLINK_ERRORS));

  const unlink = async () => {
    const done = await run(async () => {
      await origin.call(adobeUnlink, { query: { requestorId: signIn.config.requestorId } });
      return t('tv.unlinked');
    });
    setAsking(false);
    // A notice says so, because this button is gone by then.
    if (done) signIn.unlinked();
  };

  if (user?.par) return <Text tone="muted">{t('tv.unlinkAsAgent')}</Text>;
  return (
    <Stack gap={13}>
      {outcome?.status === 'failed' && (
        <FailureMessage key={outcome.count} failure={outcome.failure} />
      )}
      <Button variant="secondary" fullWidth onClick={() => setAsking(true)}>
        {t('tv.unlink')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('tv.unlinkTitle')}
        confirmLabel={t('tv.unlinkConfirm')}
        cancelLabel={t('tv.unlinkCancel')}
        onConfirm={() => void unlink()}
        onCancel={() => setAsking(false)}
        danger
        busy={busy}
      >
        {t('tv.unlinkText')}
      </ConfirmDialog>
    </Stack>
  );
}
