import { Button, ConfirmDialog, InlineMessage, Stack } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { adobeUnlink } from '@marquee/origin-client/provider-calls';
import { useSite } from '@marquee/renderer';
import { useState } from 'react';
import type { TvSignIn } from './tv-state';

/** Takes the TV provider off the viewer's account, after a question (spec 1 §2). */
export function TvUnlink({ signIn }: { signIn: TvSignIn }) {
  const { t, origin } = useSite();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ requestId?: string } | null>(null);

  const unlink = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await origin.rest.delete('/user/adobe', {
        facts: adobeUnlink,
        query: { requestorId: signIn.config.requestorId },
      });
      setAsking(false);
      signIn.unlinked();
    } catch (error) {
      if (!(error instanceof OriginError)) throw error;
      setAsking(false);
      setFailed(error.requestId ? { requestId: error.requestId } : {});
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={13}>
      {failed && (
        <InlineMessage tone="error" {...failed} requestIdLabel={t('login.error.request')}>
          {t('tv.unlinkFailed')}
        </InlineMessage>
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
