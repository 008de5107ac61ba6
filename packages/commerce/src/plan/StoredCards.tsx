import { Heading, SettingRow, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { Card, Licence } from '../contract';
import { expiryText } from '../methods/expiry-text';
import { cardOrder, masked } from '../rules/card-order';

interface StoredCardsProps {
  cards: readonly Card[];
  licences: readonly Licence[];
}

/** The viewer's cards, the default one first, each with what it pays. */
export function StoredCards({ cards, licences }: StoredCardsProps) {
  const { t, locale } = useSite();
  if (cards.length === 0) return null;
  const paidBy = (card: Card) =>
    licences.filter(({ id }) => card.licences.includes(id)).map(({ name }) => name);
  return (
    <Stack gap={13}>
      <Heading level={3}>{t('account.cards')}</Heading>
      <Stack as="ul" gap={5}>
        {cardOrder(cards).map((card) => (
          <SettingRow
            key={card.cardId}
            name={
              <>
                {t(`cardType.${card.cardType}`)} <bdi dir="ltr">{masked(card)}</bdi>
              </>
            }
            facts={[
              card.default && t('card.default'),
              card.expiry && t('card.expires', { date: expiryText(card.expiry, locale) }),
              paidBy(card).length > 0 && t('card.pays', { plans: paidBy(card).join(', ') }),
            ].filter((fact): fact is string => Boolean(fact))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
