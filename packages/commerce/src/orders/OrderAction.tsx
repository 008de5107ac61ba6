import { Button, Dialog, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent } from 'react';
import type { Order } from '../contract';
import { ChallengeFrame } from './ChallengeFrame';
import { takeFresh } from './fresh-orders';
import { useConfirmation } from './use-confirmation';

interface OrderActionProps {
  order: Order;
  ask: () => void;
}

/** What the viewer has to do elsewhere: the bank's page, or the issuer's question in a dialog. */
export function OrderAction({ order, ask }: OrderActionProps) {
  const { t } = useSite();
  const confirmation = useConfirmation(order, ask);
  const { challenge, busy, failure, confirm, close } = confirmation;
  const begin = useEffectEvent(() => void confirm());
  const isChallenge = order.next?.type === 'challenge';
  const { id } = order;
  // What follows a press on Pay opens by itself, once; back from elsewhere it waits for a press.
  useEffect(() => {
    if (takeFresh(id)) begin();
  }, [id]);
  return (
    <Stack gap={13} align="start">
      {failure && <FailureMessage failure={failure} />}
      <Button onClick={() => void confirm()} loading={busy} loadingLabel={t('order.opening')}>
        {t(isChallenge ? 'order.challenge.go' : 'order.redirect.go')}
      </Button>
      <Dialog
        open={challenge !== null}
        title={t('order.challenge.title')}
        onClose={close}
        closeLabel={t('order.close')}
      >
        {challenge && <ChallengeFrame run={challenge} />}
      </Dialog>
    </Stack>
  );
}
