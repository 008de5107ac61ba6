import { RadioGroupField } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { masked } from '../rules/card-order';
import type { PaymentChoice } from '../rules/payment-choices';
import { expiryText } from './expiry-text';

interface MethodsProps {
  choices: readonly PaymentChoice[];
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** The ways to pay, as a choice of one. */
export function Methods({ choices, value, onChange, disabled }: MethodsProps) {
  const { t } = useSite();
  return (
    <RadioGroupField
      name="method"
      look="cards"
      label={t('pay.method')}
      options={choices.map((choice) => ({
        value: choice.value,
        label: <ChoiceName choice={choice} />,
        description: <ChoiceFacts choice={choice} />,
      }))}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The name of a way to pay: a card by its last digits, which read from left to right in every language. */
export function ChoiceName({ choice }: { choice: PaymentChoice }) {
  const { t } = useSite();
  if (choice.kind !== 'stored') return t(`method.${choice.method.paymentMethodType}`);
  const { card } = choice;
  return (
    <>
      {t(`cardType.${card.cardType}`)} <bdi dir="ltr">{masked(card)}</bdi>
    </>
  );
}

function ChoiceFacts({ choice }: { choice: PaymentChoice }) {
  const { t, locale } = useSite();
  if (choice.kind === 'redirect') return t('pay.redirects');
  if (choice.kind !== 'stored') return null;
  const { card } = choice;
  const facts = [
    card.cardHolder,
    card.expiry && t('card.expires', { date: expiryText(card.expiry, locale) }),
    card.default && t('card.default'),
    card.showEula && t('card.eula'),
  ].filter(Boolean);
  return facts.join(' · ');
}
