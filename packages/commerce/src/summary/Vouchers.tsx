import {
  Button,
  CloseIcon,
  IconButton,
  SettingRow,
  Stack,
  TextField,
} from '@marquee/design-system';
import { applyVoucher, removeVoucher } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useLostFocus, useSite } from '@marquee/renderer';
import { failureText, useAction, useFailures } from '@marquee/renderer/failures';
import { type FormEvent, useRef, useState } from 'react';
import type { Basket } from '../contract';
import { COMMERCE_WORDS } from '../rules/commerce-words';

interface VouchersProps {
  basket: Basket;
  onBasket: (basket: Basket) => void;
  firstError?: unknown;
  isFixed: boolean;
}

/** The basket's vouchers, and the field for one more. */
export function Vouchers({ basket, onBasket, firstError, isFixed }: VouchersProps) {
  const site = useSite();
  const { t, origin } = site;
  const failuresOf = useFailures(COMMERCE_WORDS);
  const confirmAsAgent = useConfirmAsAgent();
  const { outcome, busy, run } = useAction(failuresOf);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLostFocus(outcome, () => field.current?.focus());

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    if (!wanted || isFixed) return;
    void run(async () => {
      const after = await confirmAsAgent(t('voucher.agent', { code: wanted }), (confirmed) =>
        // The client encodes what it puts into a path (2.5-01).
        origin.call(applyVoucher, { params: { code: wanted }, ...confirmed }),
      );
      onBasket(after);
      setCode('');
      return t('voucher.applied', { code: wanted });
    });
  };
  const remove = (one: string) =>
    void run(async () => {
      onBasket(
        await confirmAsAgent(t('voucher.agentRemove', { code: one }), (confirmed) =>
          origin.call(removeVoucher, { params: { code: one }, ...confirmed }),
        ),
      );
      return t('voucher.removed', { code: one });
    });

  const failed = outcome?.status === 'failed' ? outcome.failure : undefined;
  const problem = failed ?? (outcome || !firstError ? undefined : failuresOf(firstError));
  return (
    <Stack gap={13}>
      {basket.vouchers.length > 0 && (
        <Stack as="ul" gap={5}>
          {basket.vouchers.map((voucher) => (
            <SettingRow
              key={voucher.code}
              name={<bdi>{voucher.code}</bdi>}
              facts={[voucher.name]}
              actions={
                <IconButton
                  icon={<CloseIcon />}
                  label={t('voucher.remove', { code: voucher.code })}
                  disabled={busy || isFixed}
                  onClick={() => remove(voucher.code)}
                />
              }
            />
          ))}
        </Stack>
      )}
      <form onSubmit={apply} noValidate>
        <Stack gap={8}>
          <TextField
            label={t('voucher.label')}
            name="voucher"
            ref={field}
            value={code}
            autoComplete="off"
            disabled={isFixed}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={problem && failureText(site, problem)}
          />
          <Button type="submit" variant="secondary" size="small" loading={busy} disabled={isFixed}>
            {t('voucher.apply')}
          </Button>
        </Stack>
      </form>
      <div role="status">{outcome?.status === 'done' && outcome.text}</div>
    </Stack>
  );
}
