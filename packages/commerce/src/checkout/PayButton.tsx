import { Button, Stack, Text } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import type { Basket } from '../contract';
import { useDates } from '../dates/use-dates';
import { chargeOnceConfirmed, laterCharge } from '../rules/what-is-due';

interface PayButtonProps {
  basket: Basket;
  /** What the viewer agrees to by paying with the chosen method. */
  mandate: string | undefined;
  busy: boolean;
  /** Whether it can be pressed: what is agreed to is known. */
  isReady: boolean;
  onPress: () => void;
}

/** The last press. It names the duty to pay, also where the first charge comes later. */
export function PayButton({ basket, mandate, busy, isReady, onPress }: PayButtonProps) {
  const { t, locale } = useSite();
  const dates = useDates();
  const { today, asOf } = basket;
  const onceConfirmed = chargeOnceConfirmed(basket);
  const later = laterCharge(basket);
  const words =
    today.amount > 0
      ? t('pay.order', { price: moneyText(today, locale) })
      : onceConfirmed
        ? t('pay.orderUnconfirmed', { price: moneyText(onceConfirmed, locale) })
        : later && dates
          ? t('pay.orderLater', {
              price: moneyText(later.amount, locale),
              date: dates.day(later.at, asOf),
            })
          : t(later ? 'pay.orderSoon' : 'pay.orderFree');
  return (
    <Stack gap={8}>
      <Button
        size="large"
        fullWidth
        disabled={!isReady}
        loading={busy}
        loadingLabel={t('pay.paying')}
        onClick={onPress}
      >
        {words}
      </Button>
      {mandate && (
        <Text tone="muted" size="small">
          {mandate}
        </Text>
      )}
    </Stack>
  );
}
