import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import labels from '../labels/en.json';
import { basket } from '../testing/samples';
import { commerceSite } from '../testing/workshop';
import { Vouchers } from './Vouchers';

it('the focus of a voucher that was removed goes to the field for another one', async () => {
  const off = basket({
    vouchers: [
      {
        code: 'TEN',
        name: '10 % off',
        discount: { type: 'PERCENTAGE', percentage: 10, state: 'ACTIVE', lifeTimeRepeat: false },
        amount: { amount: 99, currency: 'EUR', scale: 2 },
      },
    ],
  });
  const site = await commerceSite({
    as: {},
    labels,
    answers: { '/baskets/vouchers/TEN': [200, basket({ version: 4 })] },
  });
  function Summary() {
    const [now, setNow] = useState(off);
    return <Vouchers basket={now} onBasket={setNow} isFixed={false} />;
  }
  render(
    <WorkshopPart site={site}>
      <Summary />
    </WorkshopPart>,
  );
  (await screen.findByRole('button', { name: 'Remove voucher TEN' })).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveFocus(),
  );
});
