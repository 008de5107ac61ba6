import type { Card, PaymentMethod } from '../contract';
import { leavesSite } from './arrangement';

/** One way to pay, as a viewer chooses it. */
export type PaymentChoice =
  /** A card that is stored already. */
  | { value: string; kind: 'stored'; card: Card; method: PaymentMethod }
  /** New details, in a provider's form. */
  | { value: string; kind: 'new'; method: PaymentMethod }
  /** The provider's own pages. */
  | { value: string; kind: 'redirect'; method: PaymentMethod }
  /** Nothing is to be paid. */
  | { value: string; kind: 'none'; method: PaymentMethod };

/**
 * The ways to pay in their order: the viewer's cards (the default one first, as they come), then the realm's methods. A
 * card whose method cannot pay this is left out.
 */
export function paymentChoices(
  methods: readonly PaymentMethod[],
  cards: readonly Card[],
): PaymentChoice[] {
  const stored = cards.flatMap((card): PaymentChoice[] => {
    const method = methods.find(
      (one) =>
        one.targetPaymentProvider === card.paymentProviderId &&
        (one.paymentMethodType === card.paymentMethodType || one.paymentMethodType === 'card'),
    );
    return method ? [{ value: `stored:${card.cardId}`, kind: 'stored', card, method }] : [];
  });
  const further = methods.flatMap((method): PaymentChoice[] => {
    const { paymentMethodType: type, targetPaymentProvider: provider } = method;
    const value = `${type}:${provider}`;
    if (type === 'zeroBalance') return [{ value, kind: 'none', method }];
    // A carrier's card is only listed: it is changed where it was made.
    if (type === 'mobile') return [];
    return [{ value, kind: leavesSite(type) ? 'redirect' : 'new', method }];
  });
  return [...stored, ...further];
}
