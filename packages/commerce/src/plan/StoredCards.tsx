import { Button, ConfirmDialog, Heading, SettingRow, Stack } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { makeCardDefault, removeCard } from '@marquee/origin-client/calls';
import { useLostFocus, useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import { useRef, useState } from 'react';
import type { Card, Licence } from '../contract';
import { expiryText } from '../methods/expiry-text';
import { cardOrder, masked } from '../rules/card-order';
import { COMMERCE_WORDS } from '../rules/commerce-words';

interface StoredCardsProps {
  cards: readonly Card[];
  licences: readonly Licence[];
  /** The cards are others now. */
  onChange: () => Promise<void>;
}

/** The viewer's cards, the default one first, each with what it pays; here they are removed, and another becomes the default. */
export function StoredCards({ cards, licences, onChange }: StoredCardsProps) {
  const { t, origin, locale } = useSite();
  const { outcome, busy, run } = useAction(useFailures(COMMERCE_WORDS));
  const [asked, setAsked] = useState<Card | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Not while its question is open: the page is inert then.
  useLostFocus(asked ?? outcome, () => heading.current?.focus());
  const ordered = cardOrder(cards);
  const nameOf = (card: Card) => `${t(`cardType.${card.cardType}`)} \u2066${masked(card)}\u2069`;
  const paidBy = (card: Card) =>
    licences.filter(({ id }) => card.licences.includes(id)).map(({ name }) => name);
  /** The card that pays in its place. */
  const successorOf = (card: Card) => ordered.find(({ cardId }) => cardId !== card.cardId);
  const mayRemove = (card: Card) => card.licences.length === 0 || successorOf(card) !== undefined;

  /** A card that was removed elsewhere goes from the list, too. */
  const unlessGone = async (change: Promise<unknown>) => {
    try {
      await change;
    } catch (error) {
      if (error instanceof OriginError && error.code === 'DETAILS_UNKNOWN') await onChange();
      throw error;
    }
  };

  const remove = (card: Card) =>
    run(async () => {
      const successor = card.licences.length > 0 ? successorOf(card)?.cardId : undefined;
      await unlessGone(
        origin.call(removeCard, { params: { cardId: card.cardId }, query: { successor } }),
      );
      await onChange();
      return t('card.removed', { card: nameOf(card) });
    });
  const makeDefault = (card: Card) =>
    void run(async () => {
      await unlessGone(
        origin.call(makeCardDefault, {
          params: { cardId: card.cardId },
          body: { movePlans: false },
        }),
      );
      await onChange();
      return t('card.madeDefault', { card: nameOf(card) });
    });

  const status = (
    <div role="status">
      {outcome?.status === 'failed' && <FailureMessage failure={outcome.failure} />}
      {outcome?.status === 'done' && outcome.text}
    </div>
  );
  if (cards.length === 0) return status;
  const successor = asked && successorOf(asked);
  return (
    <Stack gap={13}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t('account.cards')}
      </Heading>
      <Stack as="ul" gap={5}>
        {ordered.map((card) => (
          <SettingRow
            key={card.cardId}
            name={
              <>
                {t(`cardType.${card.cardType}`)} <bdi dir="ltr">{masked(card)}</bdi>
              </>
            }
            facts={[
              card.default && t('card.default'),
              card.showEula && t('card.eula'),
              card.expiry && t('card.expires', { date: expiryText(card.expiry, locale) }),
              paidBy(card).length > 0 && t('card.pays', { plans: paidBy(card).join(', ') }),
              !mayRemove(card) && t('card.remove.needed'),
            ].filter((fact): fact is string => Boolean(fact))}
            actions={
              <Stack direction="row" gap={5}>
                {!card.default && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('card.makeDefaultOf', { card: nameOf(card) })}
                    disabled={busy}
                    onClick={() => makeDefault(card)}
                  >
                    {t('card.makeDefault')}
                  </Button>
                )}
                {mayRemove(card) && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('card.removeOf', { card: nameOf(card) })}
                    disabled={busy}
                    onClick={() => setAsked(card)}
                  >
                    {t('card.remove')}
                  </Button>
                )}
              </Stack>
            }
          />
        ))}
      </Stack>
      {status}
      <ConfirmDialog
        open={asked !== null}
        title={t('card.remove.title', { card: asked ? nameOf(asked) : '' })}
        confirmLabel={t('card.remove')}
        cancelLabel={t('card.remove.keep')}
        danger
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked).then(() => setAsked(null))}
      >
        {t('card.remove.text')}{' '}
        {asked &&
          successor &&
          paidBy(asked).length > 0 &&
          t('card.remove.moves', { plans: paidBy(asked).join(', '), card: nameOf(successor) })}
      </ConfirmDialog>
    </Stack>
  );
}
