import { expect, it } from 'vitest';
import en from '../labels/en.json';
import { type OrderFacts, orderLabels } from './order-labels';

const eur = (amount: number) => ({ amount, currency: 'EUR', scale: 2 });

const buys: OrderFacts = { status: 'processing', purpose: 'buy', total: eur(999) };
const updates: OrderFacts = { status: 'processing', purpose: 'update', total: eur(0) };
const next = (type: 'redirect' | 'challenge') => ({ type, address: 'http://bank.localhost/1' });

it.each<[what: string, order: OrderFacts, labels: string]>([
  ['is on its way', buys, 'order.processing'],
  [
    'waits for a bank',
    { ...buys, status: 'requiresAction', next: next('redirect') },
    'order.redirect',
  ],
  [
    'waits for an issuer',
    { ...buys, status: 'requiresAction', next: next('challenge') },
    'order.challenge',
  ],
  ['has been answered at a bank', { ...buys, status: 'requiresAction' }, 'order.processing'],
  ['was paid', { ...buys, status: 'succeeded' }, 'order.succeeded'],
  ['cost nothing', { ...buys, status: 'succeeded', total: eur(0) }, 'order.begun'],
  [
    'begins once it is confirmed',
    { ...buys, status: 'succeeded', total: eur(0), unconfirmed: true },
    'order.unconfirmed',
  ],
  ['was declined', { ...buys, status: 'failed' }, 'order.failed'],
  ['came too late', { ...buys, status: 'expired' }, 'order.expired'],
  [
    'is being paid back',
    { ...buys, status: 'failed', refund: 'processing' },
    'order.refund.processing',
  ],
  ['was paid back', { ...buys, status: 'failed', refund: 'succeeded' }, 'order.refund.succeeded'],
  [
    'could not be paid back',
    { ...buys, status: 'expired', refund: 'failed' },
    'order.refund.failed',
  ],
  ['changes the way to pay', updates, 'order.update.processing'],
  [
    'waits for the bank of another way to pay',
    { ...updates, status: 'requiresAction', next: next('redirect') },
    'order.update.waiting',
  ],
  [
    'has been answered at the bank of another way to pay',
    { ...updates, status: 'requiresAction' },
    'order.update.processing',
  ],
  ['has changed the way to pay', { ...updates, status: 'succeeded' }, 'order.update.done'],
  ['did not change the way to pay', { ...updates, status: 'failed' }, 'order.update.failed'],
  ['changes the way to pay too late', { ...updates, status: 'expired' }, 'order.update.failed'],
  [
    'changes the way to pay, and charges what is due',
    { ...updates, status: 'succeeded', total: eur(999) },
    'order.succeeded',
  ],
])('an order that %s says so', (_, order, labels) => {
  expect(orderLabels(order)).toBe(labels);
  expect(Object.keys(en)).toEqual(expect.arrayContaining([`${labels}.title`, `${labels}.text`]));
});
