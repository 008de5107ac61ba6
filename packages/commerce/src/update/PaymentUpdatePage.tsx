import { Button, Container, EmptyState, Heading, Loader, Stack } from '@marquee/design-system';
import { cards, ownLicences, paymentMethods } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { FailureState, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { ToAccount } from '../orders/ToAccount';
import { METHODS_WORDS } from '../rules/commerce-words';
import { mayChangePayment } from '../rules/licence-rules';
import { wantedLicences } from '../rules/wanted-licences';
import { UpdateForm } from './UpdateForm';

/** Gives a licence other payment details (2 §4, payment update). */
export function PaymentUpdatePage() {
  const { t, origin, path } = useSite();
  const { licenceId } = useParams();
  const [id] = wantedLicences(licenceId);
  const { state, reload, retry } = useList(
    useCallback(
      async (signal: AbortSignal) => {
        const own = await origin.call(ownLicences, { signal });
        const licence = own.licences.find((one) => one.id === id);
        if (!licence) return { refused: 'unknown' } as const;
        const { paymentProviderInfo } = licence;
        if (!mayChangePayment(licence))
          return { refused: paymentProviderInfo.managed ? 'nothing' : 'elsewhere' } as const;
        const [{ methods }, stored] = await Promise.all([
          origin.call(paymentMethods, { query: { licence: licence.id }, signal }),
          origin.call(cards, { signal }),
        ]);
        return { refused: null, form: { licence, methods, cards: stored.cards, asOf: own.asOf } };
      },
      [origin, id],
    ),
    useFailures(METHODS_WORDS),
  );
  if (state.status === 'failed') {
    return (
      <FailureState
        title={t('commerce.couldntLoadPaymentProviders')}
        failure={state.failure}
        retry={retry}
        retryingLabel={t('pay.loading')}
      />
    );
  }
  if (state.status === 'done' && state.items.refused !== null) {
    const { refused } = state.items;
    return (
      <EmptyState
        title={t(`update.${refused}.title`)}
        text={t(`update.${refused}.text`)}
        actions={
          refused === 'unknown' ? (
            <Button href={path('purchase')}>{t('order.plans')}</Button>
          ) : (
            <ToAccount />
          )
        }
      />
    );
  }
  return (
    <Container width="narrow" spaced>
      <Stack gap={34}>
        <Heading level={1}>{t('update.title')}</Heading>
        {state.status === 'done' && state.items.refused === null ? (
          <UpdateForm {...state.items.form} onGone={reload} />
        ) : (
          <Loader label={t('pay.loading')} />
        )}
      </Stack>
    </Container>
  );
}
