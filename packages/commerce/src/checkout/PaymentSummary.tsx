import { Button, KeyValueList, TextLink } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';
import type { components } from '@marquee/origin-client';
import { userDetails } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { useFailures, useList } from '@marquee/renderer/failures';
import { formatTaxNumber, useCountries } from '@marquee/renderer/forms';
import { type ReactNode, useCallback } from 'react';
import { ChoiceName } from '../methods/Methods';
import { loadPaymentProvider } from '../providers/load';
import { addressLine } from '../rules/address-line';
import type { PaymentChoice } from '../rules/payment-choices';
import { paymentSummary } from '../rules/payment-summary';

type FieldValues = components['schemas']['FieldValues'];

/** What is shown before the account and the provider's code have come, and where they do not. */
const NOTHING_YET = { fields: {} as FieldValues, hidesBillingAddress: false };

interface PaymentSummaryProps {
  choice: PaymentChoice;
  isUpdate: boolean;
  /** Leads to the choice of a way to pay. */
  onChange: () => void;
}

/** How it is paid, and what the account has for the bill (2 §2). What does not load is left out: the origin asks for what it lacks. */
export function PaymentSummary({ choice, isUpdate, onChange }: PaymentSummaryProps) {
  const { t, origin, path, isLive, realm, locale } = useSite();
  const config = realm.commerce?.providers.find(
    ({ type }) => type === choice.method.targetPaymentProvider,
  );
  const { countries } = useCountries();
  const { state } = useList(
    useCallback(
      async (signal: AbortSignal) => {
        const [{ fields }, provider] = await Promise.all([
          origin.call(userDetails, { signal }),
          config && loadPaymentProvider(config.type),
        ]);
        return { fields, hidesBillingAddress: provider?.hidesBillingAddress === true };
      },
      [origin, config],
    ),
    useFailures(),
  );
  const { fields, hidesBillingAddress } = state.status === 'done' ? state.items : NOTHING_YET;
  const address = typeof fields.address === 'object' ? fields.address : undefined;
  const country = countries.find(({ value }) => value === address?.country);
  const parts = paymentSummary({
    hidesBillingAddress,
    isUpdate,
    requiresTaxNumber: country?.taxNumberRequired === true,
  });
  const line = address && addressLine(address, country);
  const own = (name: 'birthDate' | 'taxNumber', write: (value: string) => ReactNode) => {
    const value = fields[name];
    return parts[name] && typeof value === 'string' && value
      ? [{ label: t(`form.field.${name}`), value: write(value) }]
      : [];
  };
  return (
    <KeyValueList
      look="details"
      label={t('pay.summary')}
      entries={[
        {
          label: t('pay.with'),
          value: (
            <>
              <ChoiceName choice={choice} />{' '}
              <Button variant="quiet" size="small" onClick={onChange}>
                {t('pay.changeMethod')}
              </Button>
            </>
          ),
        },
        ...(line
          ? [
              {
                label: t('pay.address'),
                value: (
                  <>
                    {line}{' '}
                    {parts.changeAddress && isLive('account') && (
                      <TextLink href={path('account')}>{t('pay.changeAddress')}</TextLink>
                    )}
                  </>
                ),
              },
            ]
          : []),
        ...own('birthDate', (value) => birthDate(value, locale)),
        ...own('taxNumber', (value) => (
          <bdi dir="ltr">{formatTaxNumber(address?.country, value)}</bdi>
        )),
      ]}
    />
  );
}

/** A birth date, yyyy-mm-dd, in words: of which weekday it was nobody thinks. */
const birthDate = (day: string, locale: string) =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
