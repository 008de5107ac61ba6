import { Button, SettingRow, Stack } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import type { Card, Licence } from '../contract';
import { useDates } from '../dates/use-dates';
import { masked } from '../rules/card-order';
import { mustRefresh } from '../rules/licence-rules';
import { ConfirmPayment } from './ConfirmPayment';

interface OwnPlansProps {
  own: { licences: readonly Licence[]; asOf: string };
  cards: readonly Card[];
  onChange: () => void;
}

/** The viewer's licences, each with its next charge and the card that pays it. */
export function OwnPlans({ own: { licences, asOf }, cards, onChange }: OwnPlansProps) {
  const { t, locale, path } = useSite();
  const dates = useDates();
  const factsOf = ({ nextCharge, licenceStatus, paysWith }: Licence): string[] => {
    const card = cards.find(({ cardId }) => cardId === paysWith);
    const ends = licenceStatus?.expiryTimestamp;
    return [
      nextCharge &&
        dates &&
        t('account.plan.next', {
          amount: moneyText(nextCharge.amount, locale),
          date: dates.day(nextCharge.at, asOf),
        }),
      !nextCharge && ends && dates && t('account.plan.ends', { date: dates.day(ends, asOf) }),
      nextCharge && card && t('account.plan.paysWith', { card: `\u2066${masked(card)}\u2069` }),
    ].filter((fact): fact is string => Boolean(fact));
  };
  return (
    <Stack as="ul" gap={5}>
      {licences.map((licence) => (
        <SettingRow
          key={licence.id}
          name={licence.name}
          facts={[
            ...(mustRefresh(licence) ? [t('account.plan.refresh')] : []),
            ...factsOf(licence),
          ]}
          actions={
            isUnconfirmed(licence) ? (
              <ConfirmPayment licence={licence} onDone={onChange} />
            ) : licence.nextCharge ? (
              <Button
                size="small"
                variant="secondary"
                href={path('paymentUpdate', { licenceId: String(licence.id) })}
              >
                {t('account.plan.update')}
              </Button>
            ) : undefined
          }
        />
      ))}
    </Stack>
  );
}

/** It starts inactive, with an unconfirmed payment (2 §4). */
const isUnconfirmed = ({ subscriptionPendingActions }: Licence) =>
  subscriptionPendingActions.some(({ action }) => action === 'CONFIRMED_PAYMENT_REQUIRED');
