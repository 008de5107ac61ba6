import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Licence } from '../contract';
import labels from '../labels/en.json';
import { OwnPlans } from '../plan/OwnPlans';
import { type Answers, freshBrowser, heading, openPage, paidOrder } from '../testing/open-page';
import { cardMethod, licence, storedCard } from '../testing/samples';
import { commerceSite } from '../testing/workshop';

freshBrowser();

const AS_OF = '2026-11-29T12:00:00Z';
const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

describe('/payment-update/:licenceId', () => {
  const answersFor = (own: Licence): Answers => ({
    '/user/licence': [200, { licences: [own], asOf: AS_OF }],
    '/payment-method/providers': [200, { methods: [cardMethod], asOf: AS_OF }],
    '/user/payment-details': [200, { cards: [storedCard()], most: 5, asOf: AS_OF }],
  });
  const renewing = licence({
    nextCharge: { at: '2026-12-29T12:00:00Z', amount: eur(999) },
    autoRenewingStatus: 'AUTO_RENEWING',
  });

  it('[2.4-11] attaches a card to the licence, and says before it that nothing is charged now', async () => {
    const { sent } = await openPage('/payment-update/101', {
      ...answersFor(renewing),
      '/licences/101/card/card-1': [200, { licence: renewing, asOf: AS_OF }],
    });
    expect(
      await screen.findByText(/^Nothing is charged now\. The next charge for Season is .*€9\.99/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use this from now on' }));
    expect(await screen.findByText('Season is paid this way from now on.')).toBeVisible();
    expect(sent('/card/')[0]?.[1]).toMatchObject({ params: { licenceId: 101, cardId: 'card-1' } });
    expect(sent('/baskets/pay')).toHaveLength(0);
  });

  it('charges an open renewal with the new card, names the price first, and leads to its order', async () => {
    const open101: Licence = {
      ...renewing,
      subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: AS_OF }],
    };
    await openPage('/payment-update/101', {
      ...answersFor(open101),
      '/licences/101/card/card-1': [200, { licence: open101, order: paidOrder, asOf: AS_OF }],
    });
    expect(await screen.findByText(/€9\.99.* is still due/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay .*€9\.99/ }));
    await heading('Thank you, you are all set');
  });

  it('of an open renewal that is not charged at once says that it is still due', async () => {
    const open101: Licence = {
      ...renewing,
      subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: AS_OF }],
    };
    await openPage('/payment-update/101', {
      ...answersFor(open101),
      '/licences/101/card/card-1': [200, { licence: open101, asOf: AS_OF }],
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Order and pay .*€9\.99/ }));
    expect(
      await screen.findByText(/€9\.99.* is still due, and the next attempt charges it this way\.$/),
    ).toBeVisible();
  });

  it.each([
    ['that does not renew', { nextCharge: undefined }, 'There is no payment to change'],
    [
      'that costs nothing',
      { nextCharge: { at: AS_OF, amount: eur(0) } },
      'There is no payment to change',
    ],
    [
      'that a partner is paid for',
      { paymentProviderInfo: { managed: false } },
      'This plan is paid for at a partner',
    ],
  ] as const)('of a licence %s says so, and takes no card', async (_, parts, title) => {
    const { sent } = await openPage('/payment-update/101', answersFor({ ...renewing, ...parts }));
    await screen.findByText(title, {}, { timeout: 15_000 });
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(sent('/payment-method/providers')).toHaveLength(0);
  });

  it('says why a card cannot be used, and stays', async () => {
    await openPage('/payment-update/101', {
      ...answersFor(renewing),
      '/licences/101/card/card-1': [
        402,
        { status: 402, code: 'card_declined', messages: ['Your bank says no.'] },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use this from now on' }));
    expect(await screen.findByText('Your bank says no.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this from now on' })).toBeEnabled();
  });

  it('of a licence that the viewer does not have leads to the plans', async () => {
    await openPage('/payment-update/999', answersFor(renewing));
    expect(await screen.findByText('You do not have this plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  });
});

describe('the plans of the account', () => {
  const own = (parts: Partial<Licence>) =>
    licence({
      nextCharge: { at: '2026-12-29T12:00:00Z', amount: eur(999) },
      autoRenewingStatus: 'AUTO_RENEWING',
      paysWith: 'card-1',
      ...parts,
    });
  async function show(one: Licence) {
    const site = await commerceSite({ as: {}, labels });
    render(
      <WorkshopPart site={site}>
        <OwnPlans
          own={{ licences: [one], asOf: AS_OF }}
          cards={[storedCard()]}
          onChange={() => {}}
        />
      </WorkshopPart>,
    );
    await screen.findByText('Season');
  }
  const change = () => screen.queryByRole('link', { name: 'Change payment' });

  it.each([
    ['that renews', {}, true],
    ['that does not renew', { nextCharge: undefined }, false],
    ['that costs nothing', { nextCharge: { at: AS_OF, amount: eur(0) } }, false],
    ['that a partner is paid for', { paymentProviderInfo: { managed: false } }, false],
  ] as const)('of one %s offer another payment: %3$s', async (_, parts, isOffered) => {
    await show(own(parts));
    if (isOffered) expect(change()).toBeVisible();
    else expect(change()).toBeNull();
  });

  it('[2.4-19] name what is due and the card that the next attempt charges', async () => {
    await show(
      own({
        subscriptionPendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: AS_OF }],
      }),
    );
    expect(
      screen.getByText(
        /€9\.99.* is still due: the next attempt charges .*4242.*, unless you change how you pay\./,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Next charge/)).toBeNull();
    expect(change()).toBeVisible();
  });
});
