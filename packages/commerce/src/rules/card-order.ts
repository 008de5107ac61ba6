interface OrderedCard {
  paymentMethodType: string;
  last4Digits: string;
  default: boolean;
}

/** The viewer's cards with the default one first (2 §3); the others keep their order. */
export const cardOrder = <Card extends Pick<OrderedCard, 'default'>>(
  cards: readonly Card[],
): Card[] => [...cards].sort((a, b) => Number(b.default) - Number(a.default));

/** A card's number as a viewer reads it: of a mobile card only the last two digits, masked as carriers do (2 §3). */
export const masked = ({
  paymentMethodType,
  last4Digits,
}: Pick<OrderedCard, 'paymentMethodType' | 'last4Digits'>): string =>
  paymentMethodType === 'mobile' ? `••••• ••${last4Digits.slice(-2)}` : `•••• ${last4Digits}`;
