import { OriginError } from '@marquee/origin-client';
import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import labels from '../labels/en.json';
import { ConfirmPayment } from '../plan/ConfirmPayment';
import { StoredCards } from '../plan/StoredCards';
import { failed, freshBrowser, heading, openPage, paidOrder } from '../testing/open-page';
import { basket, checkoutAnswers, families, licence, order, storedCard } from '../testing/samples';
import { commerceSite } from '../testing/workshop';

freshBrowser();

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Order and pay/ }));

/** The checkout, whose payment call is refused in this way. */
async function refusedWith(status: number, code: string, message: string) {
  const page = await openPage('/pay', {
    ...checkoutAnswers(basket(), { cards: [storedCard()] }),
    [`/baskets/pay/${basket().id}`]: [status, { status, code, messages: [message] }],
  });
  await heading('Check and pay');
  await press();
  return page;
}

describe('every refusal of a payment has words and a way on', () => {
  it('missing details without their names', async () => {
    const { sent } = await refusedWith(424, 'BASKET_REQUIREMENTS_FAILED', 'Complete your account.');
    expect(await screen.findByText('Complete your account.')).toBeVisible();
    expect(screen.getByText(/^Nothing was charged/)).toBeVisible();
    await press();
    await vi.waitFor(() => expect(sent('/baskets/pay/')).toHaveLength(2));
    expect(await screen.findByText('Complete your account.')).toBeVisible();
  });

  it('a PIN that this realm has no form for', async () => {
    await refusedWith(403, 'PIN_REQUIRED', 'Enter the PIN in the app first.');
    expect(await screen.findByText('Enter the PIN in the app first.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Order and pay/ })).toBeEnabled();
  });

  it('a PIN that the account’s page has no form for', async () => {
    const site = await commerceSite({ as: {}, labels });
    const call = (async () => {
      throw new OriginError('http', {
        status: 403,
        code: 'PIN_REQUIRED',
        messages: ['Enter the PIN in the app first.'],
      });
      // A double of the generic function: it fails as above.
    }) as unknown as typeof site.origin.call;
    vi.spyOn(site.origin, 'call').mockImplementation(call);
    render(
      <WorkshopPart site={site}>
        <ConfirmPayment licence={licence()} onDone={() => {}} />
      </WorkshopPart>,
    );
    await press();
    expect(await screen.findByText('Enter the PIN in the app first.')).toBeVisible();
  });
});

describe('what has changed elsewhere is shown as it is now', () => {
  it('a basket that was paid for while its details were asked', async () => {
    const { answer } = await openPage('/pay', {
      ...checkoutAnswers(basket({ missingFields: ['companyName'] })),
      '/user/details': [
        200,
        { email: 'viewer@example.com', emailConfirmed: true, fields: {}, missing: [] },
      ],
      '/i18n/country-codes': [200, { countries: [], callerCountryCode: 'DE' }],
      [`/baskets/${basket().id}`]: failed(404, 'UNKNOWN_BASKET'),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'companyName' }), 'Okafor');
    answer('/customer/basket', [200, basket({ basketItems: [] })]);
    await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  });

  it('a card that was removed goes from the list', async () => {
    const site = await commerceSite({
      as: {},
      labels,
      answers: { '/user/payment-details/card-1': failed(404, 'DETAILS_UNKNOWN') },
    });
    const onChange = vi.fn(async () => {});
    render(
      <WorkshopPart site={site}>
        <StoredCards cards={[storedCard()]} licences={[]} onChange={onChange} />
      </WorkshopPart>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(await screen.findByText('Something went wrong. Try again.')).toBeVisible();
  });

  it.each([
    ['NOTHING_TO_CONFIRM', 'There is nothing left to confirm.'],
    ['UNKNOWN_LICENCE', 'There is no such plan.'],
  ])(
    'a licence that waits for its payment no more (%s): the account is asked again, and a notice says why',
    async (code, message) => {
      const site = await commerceSite({
        as: {},
        labels,
        answers: {
          '/user/licence/101/confirm-payment': [409, { status: 409, code, messages: [message] }],
        },
      });
      const onDone = vi.fn();
      render(
        <WorkshopPart site={site}>
          <ConfirmPayment licence={licence()} onDone={onDone} />
        </WorkshopPart>,
      );
      await press();
      await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByText(/^Nothing was charged/)).toBeNull();
    },
  );
});

describe('an order', () => {
  it('whose provider the realm has no more says that the bank’s page does not open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openPage(`/pay?order=${paidOrder.id}`, {
      [`/customer/orders/${paidOrder.id}`]: [
        200,
        order({
          status: 'requiresAction',
          targetPaymentProvider: 'stripe',
          next: { type: 'redirect', address: 'http://bank.localhost/pay/1' },
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to your bank' }));
    expect(await screen.findByText(/^Your bank’s page did not open/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay another way' })).toBeVisible();
  });

  it.each(['/pay', '/payment-authorization'])(
    'that there is not leads from %s to the plans and to the account',
    async (page) => {
      await openPage(`${page}?order=another`, {
        '/customer/orders/another': failed(404, 'UNKNOWN_ORDER'),
      });
      await heading('There is no such order');
      expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    },
  );
});

it('a payment that there is not says so in the viewer’s language, and leads to the account', async () => {
  await openPage('/payment/p1', {
    '/customer/payments/p1': [
      404,
      { status: 404, code: 'UNKNOWN_PAYMENT', messages: ['The viewer has no such payment.'] },
    ],
  });
  expect(await screen.findByText('There is no such payment')).toBeVisible();
  expect(screen.queryByText('The viewer has no such payment.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
});

it('a plan of a partner without the partner’s address says that it cannot be bought here', async () => {
  await openPage('/purchase', {
    '/licence-family': [
      200,
      families([licence({ name: 'With FibreNet', amounts: [], ctaControl: 'EXTERNAL' })]),
    ],
    '/customer/basket': [200, basket()],
  });
  expect(await screen.findByText('This plan cannot be bought here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /FibreNet/ })).toBeNull();
});

describe('a card whose provider’s terms have to be read', () => {
  it('[2.3-20] says so where it is chosen', async () => {
    await openPage('/pay', checkoutAnswers(basket(), { cards: [storedCard({ showEula: true })] }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toHaveAccessibleDescription(
      /Its provider has terms of its own/,
    );
  });
});
