import { Heading, Loader, Stack, Text } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { userDetails } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSite, type Wording } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures, useList } from '@marquee/renderer/failures';
import {
  definedFields,
  type FieldValue,
  fieldProblems,
  fieldsCalled,
  RealmForm,
} from '@marquee/renderer/forms';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import type { CheckoutState } from './use-checkout';

/** The refusals of single values: each is shown at its field. */
const BILLING_WORDS = {
  ...COMMERCE_WORDS,
  codes: { ...COMMERCE_WORDS.codes, FIELDS_REFUSED: 'form.errorSummary' },
};

/** Asks for the billing fields that the origin lacks, and only those (2 §5); what was typed stays while it asks again. */
export default function BillingForm({ checkout }: { checkout: CheckoutState }) {
  const { t, text, origin, realm, locale } = useSite();
  const { missing, saveBilling } = checkout;
  // The country of the bill decides how a tax number is written; without it the form asks all the same.
  const account = useList(
    useCallback(
      async (signal: AbortSignal) => {
        const { fields } = await origin.call(userDetails, { signal });
        return typeof fields.address === 'object' ? fields.address.country : undefined;
      },
      [origin],
    ),
    useFailures(),
  ).state;
  const confirmAsAgent = useConfirmAsAgent();
  const { outcome, busy, run } = useAction(useFailures(BILLING_WORDS));
  const [problems, setProblems] = useState<Readonly<Record<string, Wording>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = missing.join();
  const fields = useMemo(
    () =>
      definedFields(
        fieldsCalled(asked.split(','), { providers: realm.auth.providers, locale }).map(
          // The origin says which fields this country needs; the realm's own restriction is for other forms.
          ({ addressCountryRestriction: _, functionalPurpose: __, ...field }) => field,
        ),
        text,
      ),
    [asked, realm, locale, text],
  );
  useEffect(() => heading.current?.focus(), []);

  const save = async (values: Record<string, FieldValue>) => {
    setProblems({});
    await run(async () => {
      try {
        await confirmAsAgent(t('billing.agent'), () => saveBilling(values));
      } catch (error) {
        if (error instanceof OriginError && error.code === 'FIELDS_REFUSED')
          setProblems(fieldProblems(error.messages, fields).problems);
        throw error;
      }
      return '';
    });
  };
  return (
    <Stack gap={21} as="section">
      <Stack gap={8}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('billing.title')}
        </Heading>
        <Text measure>{t('billing.text')}</Text>
      </Stack>
      {account.status === 'loading' ? (
        <Loader label={t('pay.loading')} />
      ) : (
        <RealmForm
          name="billing"
          label={t('billing.title')}
          fields={fields}
          country={account.status === 'done' ? account.items : undefined}
          problems={problems}
          status={busy ? 'loading' : outcome?.status === 'failed' ? 'error' : 'idle'}
          submitLabel={t('billing.save')}
          message={
            outcome?.status === 'failed' ? <FailureMessage failure={outcome.failure} /> : undefined
          }
          onSubmit={save}
        />
      )}
    </Stack>
  );
}
