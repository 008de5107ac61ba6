import { Button, Container, Heading, Loader, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureState } from '@marquee/renderer/failures';
import type { Order } from '../contract';
import { OrderView } from './OrderView';
import { useOrder } from './use-order';

interface OrderPageProps {
  orderId: string;
  first?: Order;
  from: string | undefined;
}

/** A page that shows one order, and follows it until it is at rest. */
export function OrderPage({ orderId, first, from }: OrderPageProps) {
  const { t, path } = useSite();
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
      {state.status === 'failed' && (
        <Stack gap={21}>
          <Heading level={1}>{t('order.unknown.title')}</Heading>
          <Text measure>{t('order.unknown.text')}</Text>
          <Button href={path('purchase')}>{t('order.plans')}</Button>
        </Stack>
      )}
      {state.status === 'done' && <OrderView order={state.order} from={from} ask={ask} />}
    </Container>
  );
}
