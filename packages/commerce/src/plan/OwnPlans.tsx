import { Button, SettingRow, Stack } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { type Site, useSite } from '@marquee/renderer';
import type { ReactNode } from 'react';
import { cancelPath } from '../cancel/cancel-path';
import { Reactivate } from '../cancel/Reactivate';
import { reactivationText } from '../cancel/reactivation-text';
import type { Card, Licence } from '../contract';
import { useDates } from '../dates/use-dates';
import { masked } from '../rules/card-order';
import { followerOf, mayChangePayment, mustRefresh } from '../rules/licence-rules';
import { ConfirmPayment } from './ConfirmPayment';
import { discountWords, dueWords, renewalWords } from './renewal-words';

interface OwnPlansProps {
  own: { licences: readonly Licence[]; asOf: string };
  cards: readonly Card[];
  /** A licence is otherwise now: confirmed, or reactivated. */
  onChange: () => void;
}

/** The viewer's licences, each with how it goes on, its next charge and the card that pays it. */
export function OwnPlans({ own: { licences, asOf }, cards, onChange }: OwnPlansProps) {
  const site = useSite();
  const { t, locale } = site;
  const dates = useDates();
  const cardOf = ({ paysWith }: Licence) => {
    const card = cards.find(({ cardId }) => cardId === paysWith);
    return card && `\u2066${masked(card)}\u2069`;
  };
  const factsOf = (licence: Licence): string[] => {
    const { nextCharge } = licence;
    const card = cardOf(licence);
    return [
      dates && renewalWords(licence, asOf, site, dates),
      nextCharge &&
        dates &&
        t('account.plan.next', {
          amount: moneyText(nextCharge.amount, locale),
          date: dates.day(nextCharge.at, asOf),
        }),
      nextCharge && card && t('account.plan.paysWith', { card }),
      ...discountWords(licence, site),
      dates &&
        reactivationText(licence, site, {
          dateOf: (at) => dates.day(at, asOf),
          next: followerOf(licence, licences)?.name,
        }),
    ].filter((fact): fact is string => Boolean(fact));
  };
  return (
    <Stack as="ul" gap={5}>
      {licences.map((licence) => (
        <SettingRow
          key={licence.id}
          name={licence.name}
          facts={
            mustRefresh(licence)
              ? dueWords(licence, { asOf, card: cardOf(licence) }, site, dates)
              : factsOf(licence)
          }
          actions={planActions(licence, site, onChange)}
        />
      ))}
    </Stack>
  );
}

/** What can be done with a licence now; nothing for one that goes on, or ends, whatever its viewer does. */
function planActions(
  licence: Licence,
  { t, path }: Pick<Site, 't' | 'path'>,
  onChange: () => void,
): ReactNode {
  const licenceId = String(licence.id);
  const actions: ReactNode[] = [
    isUnconfirmed(licence) ? (
      <ConfirmPayment key="confirm" licence={licence} onDone={onChange} />
    ) : (
      mayChangePayment(licence) && (
        <Button
          key="update"
          size="small"
          variant={mustRefresh(licence) ? 'primary' : 'secondary'}
          href={path('paymentUpdate', { licenceId })}
        >
          {t(mustRefresh(licence) ? 'account.plan.payNow' : 'account.plan.update')}
        </Button>
      )
    ),
    licence.reactivation && (
      <Reactivate key="reactivate" licence={licence} size="small" onDone={onChange} />
    ),
    licence.mayCancel && (
      <Button
        key="cancel"
        size="small"
        variant="quiet"
        aria-label={t('account.plan.cancelOf', { plan: licence.name })}
        href={cancelPath({ path }, licence.id)}
      >
        {t('account.plan.cancel')}
      </Button>
    ),
  ].filter(Boolean);
  if (actions.length === 0) return null;
  return (
    <Stack direction="row" gap={5}>
      {actions}
    </Stack>
  );
}

/** It starts inactive, with an unconfirmed payment (2 §4). */
const isUnconfirmed = ({ subscriptionPendingActions }: Licence) =>
  subscriptionPendingActions.some(({ action }) => action === 'CONFIRMED_PAYMENT_REQUIRED');
