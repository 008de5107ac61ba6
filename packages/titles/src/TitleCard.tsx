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
  /** How wide it is drawn, as the `sizes` of a picture; fits a rail when left out. */
  sizes?: string;
  /** 3 by default: below a section's heading. */
  headingLevel?: HeadingLevel;
}

/** A title in a rail or a grid: a link when its page is there. */
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
      // Narrow cards have room for one of both; a live event says where it is.
      facts={begins && shape !== 'landscape' ? undefined : title.facts}
      when={begins && <EventTime title={title} part="day" />}
    />
  );
}
