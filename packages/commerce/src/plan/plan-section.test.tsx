import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Card, Licence } from '../contract';
import labels from '../labels/en.json';
import { freshBrowser } from '../testing/open-page';
import { licence, storedCard } from '../testing/samples';
import { commerceSite } from '../testing/workshop';
import { PlanSection } from './PlanSection';

freshBrowser();

interface Owned {
  licences?: readonly Licence[];
  cards?: readonly Card[];
}

const asOf = '2026-11-29T12:00:00Z';
const listOf = (cards: readonly Card[]) => [200, { cards, most: 5, asOf }] as const;

/** The plans of an account. Its owner presses a button, and from then on the origin answers as given. */
async function press(name: RegExp, before: Owned, after: Owned, answers = {}) {
  const owned = ({ licences = [], cards = [] }: Owned) =>
    ({
      '/status/active': [200, { licences, asOf }],
      '/user/payment-details': listOf(cards),
    }) as const;
  const current = {
    '/customer/payments': [
      200,
      { payments: [], pagingInfo: { moreDataAvailable: false }, asOf },
    ] as const,
    ...owned(before),
    ...answers,
  };
  const site = await commerceSite({ as: {}, labels, answers: current });
  render(
    <WorkshopPart site={site}>
      <PlanSection />
    </WorkshopPart>,
  );
  const button = await screen.findByRole('button', { name });
  Object.assign(current, owned(after));
  button.focus();
  await userEvent.keyboard('{Enter}');
}

const expectFocus = (name: string) =>
  vi.waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

const cards = [storedCard(), storedCard({ cardId: 'card-2', last4Digits: '1111', default: false })];

it('the focus of a confirmation that was done elsewhere goes to the heading of the plans', async () => {
  const waits = licence({
    subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED', requestedAt: asOf }],
  });
  await press(
    /^Order and pay/,
    { licences: [waits] },
    { licences: [licence()] },
    {
      '/user/licence/101/confirm-payment': [
        409,
        {
          status: 409,
          code: 'NOTHING_TO_CONFIRM',
          messages: ['There is nothing left to confirm.'],
        },
      ],
    },
  );
  await expectFocus('Your plan');
});

it('the focus of the button that made a card the default goes to the heading of the cards', async () => {
  const [first, second] = cards;
  const after = [
    { ...first, default: false },
    { ...second, default: true },
  ] as Card[];
  await press(
    /^Make default: .*1111/,
    { cards },
    { cards: after },
    {
      '/user/payment-details/card-2/default': listOf(after),
    },
  );
  await expectFocus('Your cards');
});

it('the focus of the button that removed a card goes to the heading of the cards', async () => {
  await press(
    /^Remove .*1111/,
    { cards },
    { cards: cards.slice(0, 1) },
    {
      '/user/payment-details/card-2': listOf(cards.slice(0, 1)),
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await expectFocus('Your cards');
});
