import { Container, Loader, Stack, TextLink } from '@marquee/design-system';
import { payment } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { FailureState, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { LOADING_WORDS } from '../rules/commerce-words';
import { ReceiptView } from './ReceiptView';

/** One payment: what was bought, what it cost, how it was paid, and what came back. */
export function ReceiptPage() {
  const { t, origin, path, isLive } = useSite();
  const { id = '' } = useParams();
  const { state, retry } = useList(
    useCallback(
      (signal: AbortSignal) => origin.call(payment, { params: { paymentId: id }, signal }),
      [origin, id],
    ),
    useFailures(LOADING_WORDS),
  );
  if (state.status === 'failed') {
    return (
      <FailureState
        title={t('receipt.notLoaded')}
        failure={state.failure}
        retry={retry}
        retryingLabel={t('receipt.loading')}
      />
    );
  }
  return (
    <Container width="narrow" spaced>
      <Stack gap={34}>
        {state.status === 'loading' ? (
          <Loader label={t('receipt.loading')} />
        ) : (
          <ReceiptView receipt={state.items} />
        )}
        {isLive('account') && <TextLink href={path('account')}>{t('receipt.account')}</TextLink>}
      </Stack>
    </Container>
  );
}
