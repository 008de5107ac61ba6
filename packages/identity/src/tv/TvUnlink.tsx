import { Button, ConfirmDialog, InlineMessage, Stack, Text } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { adobeUnlink } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { useState } from 'react';
import type { TvSignIn } from './tv-state';

/** What the origin answers to whoever acts as a viewer. */
const AS_AGENT = ['AGENT_REFUSED', 'AGENT_CONFIRMATION'];

interface Failed {
  key: string;
  requestId?: string;
}

/** Takes the TV provider off the viewer's account, after a question (spec 1 §2). */
export function TvUnlink({ signIn }: { signIn: TvSignIn }) {
  const { t, origin } = useSite();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);

  const unlink = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await origin.call(adobeUnlink, {
        query: { requestorId: signIn.config.requestorId },
      });
      setAsking(false);
      signIn.unlinked();
    } catch (error) {
      if (!(error instanceof OriginError)) throw error;
      setAsking(false);
      const { code, requestId } = error;
      // Another tab began to act as a viewer, and this one has not heard of it yet.
      if (AS_AGENT.includes(code)) setFailed({ key: 'tv.unlinkAsAgent' });
      else setFailed({ key: 'tv.unlinkFailed', ...(requestId ? { requestId } : {}) });
    } finally {
      setBusy(false);
    }
  };

  if (user?.par) return <Text tone="muted">{t('tv.unlinkAsAgent')}</Text>;
  return (
    <Stack gap={13}>
      {failed && (
        <InlineMessage
          tone="error"
          {...(failed.requestId ? { requestId: failed.requestId } : {})}
          requestIdLabel={t('login.error.request')}
        >
          {t(failed.key)}
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
