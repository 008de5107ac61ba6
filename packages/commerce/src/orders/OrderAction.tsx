import { Button, Dialog, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent } from 'react';
import type { Order } from '../contract';
import { isOfBasket } from '../rules/order-purpose';
import { ChallengeElsewhere } from './ChallengeElsewhere';
import { ChallengeFrame } from './ChallengeFrame';
import { takeFresh } from './fresh-orders';
import { ToAccount } from './ToAccount';
import { useConfirmation } from './use-confirmation';

interface OrderActionProps {
  order: Order;
  from: string | undefined;
  ask: () => void;
}

/** What the viewer has to do elsewhere: the bank's page, or the issuer's question in a dialog. */
export function OrderAction({ order, from, ask }: OrderActionProps) {
  const { t, path } = useSite();
  const confirmation = useConfirmation(order, ask);
  const { challenge, busy, failure, elsewhere, confirm, close } = confirmation;
  const begin = useEffectEvent(() => void confirm());
  const isChallenge = order.next?.type === 'challenge';
  const { id } = order;
  // An order of a basket can be paid another way; what waits at the bank is given up only by the next press on Pay.
  const mayChange = isOfBasket(order);
  // What follows a press on Pay opens by itself, once; back from elsewhere it waits for a press.
  useEffect(() => {
    if (takeFresh(id)) begin();
  }, [id]);
  return (
    <Stack gap={13} align="start">
      {failure && <FailureMessage failure={failure} />}
      {elsewhere && <ChallengeElsewhere address={elsewhere} />}
      <Stack direction="row" gap={13}>
        <Button onClick={() => void confirm()} loading={busy} loadingLabel={t('order.opening')}>
          {t(isChallenge ? 'order.challenge.go' : 'order.redirect.go')}
        </Button>
        {mayChange ? (
          <Button href={path('pay', {}, { query: { replaces: id, from } })} variant="secondary">
            {t('order.tryAgain')}
          </Button>
        ) : (
          <ToAccount variant="secondary" />
        )}
      </Stack>
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
