import { Button, Heading, Loader, Stack, Text } from '@marquee/design-system';
import { activeLicences, cards, payments } from '@marquee/origin-client/calls';
import { useLostFocus, useSite } from '@marquee/renderer';
import { FailureAction, FailureMessage, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useId, useRef, useState } from 'react';
import { LICENCES_WORDS } from '../rules/commerce-words';
import { LastPayments } from './LastPayments';
import { OwnPlans } from './OwnPlans';
import { StoredCards } from './StoredCards';

/** The first part of the account: what the viewer has bought, the next charge, their cards and last payments. */
export function PlanSection() {
  const { t, origin, path, isLive } = useSite();
  const heading = useId();
  const titled = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useLostFocus(changes, () => titled.current?.focus());
  const { state, reload, retry } = useList(
    useCallback(
      async (signal: AbortSignal) => {
        const [own, stored, history] = await Promise.all([
          origin.call(activeLicences, { signal }),
          origin.call(cards, { signal }),
          origin.call(payments, { query: {}, signal }),
        ]);
        return { own, cards: stored.cards, payments: history.payments };
      },
      [origin],
    ),
    useFailures(LICENCES_WORDS),
  );
  return (
    <section aria-labelledby={heading}>
      <Stack gap={21}>
        <Heading level={2} id={heading} ref={titled} tabIndex={-1}>
          {t('account.plan.title')}
        </Heading>
        {state.status === 'loading' && <Loader label={t('purchase.loading')} />}
        {state.status === 'failed' && (
          <Stack gap={13} align="start">
            <FailureMessage failure={state.failure} />
            <FailureAction failure={state.failure} retry={retry} variant="secondary" />
          </Stack>
        )}
        {state.status === 'done' && (
          <>
            {state.items.own.licences.length === 0 ? (
              <Stack gap={13} align="start">
                <Text>{t('account.plan.none')}</Text>
                {isLive('purchase') && (
                  <Button href={path('purchase')} variant="secondary">
                    {t('order.plans')}
                  </Button>
                )}
              </Stack>
            ) : (
              <OwnPlans
                own={state.items.own}
                cards={state.items.cards}
                onChange={() => {
                  retry();
                  setChanges((before) => before + 1);
                }}
              />
            )}
            <StoredCards
              cards={state.items.cards}
              licences={state.items.own.licences}
              onChange={reload}
            />
            <LastPayments payments={state.items.payments} />
          </>
        )}
      </Stack>
    </section>
  );
}
