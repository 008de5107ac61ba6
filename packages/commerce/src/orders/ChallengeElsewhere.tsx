import { Button, InlineMessage } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** Says that the issuer's page does not come in the dialog, and leads to it in the whole window. */
export function ChallengeElsewhere({ address }: { address: string }) {
  const { t } = useSite();
  return (
    <InlineMessage
      tone="warning"
      actions={
        <Button size="small" variant="secondary" href={address}>
          {t('order.challenge.whole')}
        </Button>
      }
    >
      {t('order.challenge.lost')}
    </InlineMessage>
  );
}
