import { Button, InlineMessage, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import { PIN_FAILURES, useForgotten } from './use-pin';

interface ForgotPinProps {
  /** After the email was sent. */
  onSent?: () => void;
}

/** Sends an email with which another PIN can be set. */
export function ForgotPin({ onSent }: ForgotPinProps) {
  const { t, isLive } = useSite();
  const { outcome, busy, run } = useAction(useFailures(PIN_FAILURES));
  const send = useForgotten();
  if (!isLive('confirmReset')) return null;
  return (
    <Stack gap={8} align="start">
      <Button
        variant="quiet"
        size="small"
        loading={busy}
        onClick={() =>
          void run(async () => {
            await send();
            onSent?.();
            return t('pin.sent');
          })
        }
      >
        {t('pin.forgot')}
      </Button>
      {outcome?.status === 'done' && <InlineMessage tone="success">{outcome.text}</InlineMessage>}
      {outcome?.status === 'failed' && <FailureMessage failure={outcome.failure} />}
    </Stack>
  );
}
