import { Card, type CardState, type HeadingLevel } from '@marquee/design-system';
import type { CardShape } from '@marquee/realm';
import { useLateSlot, useSite } from '@marquee/renderer';
import { EventTime } from './event-times';
import type { CardView } from './rules/card-view';
import { titleParts } from './rules/title-parts';
import { titlePath } from './rules/title-path';
import { StateBadge, TitleLanguage } from './TitleBadges';

const CARD_STATE = {
  LIVE: 'live',
  UPCOMING: 'upcoming',
  ENDED: 'ended',
  REPLAY: 'replay',
} as const satisfies Record<NonNullable<CardView['state']>, CardState>;

interface TitleCardProps {
  title: CardView;
  shape: CardShape;
  /** The width of the picture, as its `sizes`; that of a card in a rail by default. */
  sizes?: string;
  /** 3 by default: below a section's heading. */
  headingLevel?: HeadingLevel;
}

/** A title in a rail or a grid: a link when the realm has the title's page. */
export function TitleCard({ title, shape, sizes, headingLevel }: TitleCardProps) {
  const site = useSite();
  const actions = useLateSlot('card.actions', { title });
  const begins = title.startsAt !== undefined && title.state !== 'LIVE';
  return (
    <Card
      href={titlePath(title, site)}
      title={title.name}
      titleParts={titleParts(title.name)}
      shape={shape}
      kind={title.kind}
      state={title.state && CARD_STATE[title.state]}
      image={title.picture}
      sizes={sizes}
      headingLevel={headingLevel}
      badges={<StateBadge title={title} time />}
      corner={<TitleLanguage language={title.language} />}
      actions={actions}
      // Narrow cards have room for either facts or time; a live event shows its facts.
      facts={begins && shape !== 'landscape' ? undefined : title.facts}
      when={begins && <EventTime title={title} part="day" />}
    />
  );
}
