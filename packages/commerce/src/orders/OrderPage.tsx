import { Container, Loader } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureState } from '@marquee/renderer/failures';
import type { Order } from '../contract';
import { OrderView } from './OrderView';
import { UnknownOrder } from './UnknownOrder';
import { useOrder } from './use-order';

interface OrderPageProps {
  orderId: string;
  first?: Order;
  from: string | undefined;
}

/** A page that shows one order, and follows it until it is at rest. */
export function OrderPage({ orderId, first, from }: OrderPageProps) {
  const { t } = useSite();
  const { state, ask } = useOrder(orderId, first);
  if (state.status === 'failed' && !state.isUnknown) {
    return (
      <FailureState
        title={t('order.notLoaded')}
        failure={state.failure}
        retry={ask}
        retryingLabel={t('order.asking')}
      />
    );
  }
  return (
    <Container width="narrow" spaced>
      {state.status === 'loading' && <Loader label={t('order.asking')} />}
      {state.status === 'failed' && <UnknownOrder />}
      {state.status === 'done' && <OrderView order={state.order} from={from} ask={ask} />}
    </Container>
  );
}
