import { Button, InlineMessage, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { LINK_IS_OVER } from './errors';
import type { useRecovery } from './use-recovery';

interface EmailLinkStepProps {
  recovery: ReturnType<typeof useRecovery>;
}

/**
 * A link that is not for a new password. It waits for a press, because a mail scanner that runs scripts
 * would spend it.
 */
export function EmailLinkStep({ recovery: { state, link, apply } }: EmailLinkStepProps) {
  const { t, path, realm } = useSite();
  if (link === 'newPassword') return null;
  if (link === 'signIn' || link === 'unknown') {
    return (
      <InlineMessage tone="error">
        {t(`recovery.link.${link}`, { brand: realm.name })}
      </InlineMessage>
    );
  }
  if (state.step === 'applied') {
    const undone = link === 'recoverEmail' || link === 'revertSecondFactorAddition';
    return (
      <Stack gap={21}>
        <InlineMessage tone="success">{t(`recovery.link.${link}Done`)}</InlineMessage>
        {undone && (
          <Button
            size="large"
            fullWidth
            href={path('loginRequestPassword', {}, { query: { providerName: 'firebase' } })}
          >
            {t('recovery.link.newPassword')}
          </Button>
        )}
      </Stack>
    );
  }
  if (state.step !== 'link') return null;
  const { failure, busy, attempt } = state;
  const over = failure !== undefined && LINK_IS_OVER.includes(failure.key);
  return (
    <Stack gap={21}>
      {failure && <FailureMessage key={attempt} failure={failure} />}
      {!over && (
        <Button size="large" fullWidth loading={busy} onClick={() => void apply()}>
          {t('recovery.link.confirm')}
        </Button>
      )}
    </Stack>
  );
}
