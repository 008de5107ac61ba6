import { Card, type CardState, type HeadingLevel } from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import type { CardShape } from '@marquee/realm';
import { useLateSlot, useSite } from '@marquee/renderer';
import { EventTime } from './event-times';
import { useAsNow } from './now/use-as-now';
import { useProgress } from './progress/progress';
import type { CardView } from './rules/card-view';
import { isHeld } from './rules/is-held';
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
  /** Added to the address of the title's page, such as `?list=…`. */
  search?: string;
}

/** A title in a rail or a grid: a link when the realm has the title's page. */
export function TitleCard({ title: listed, shape, sizes, headingLevel, search }: TitleCardProps) {
  const site = useSite();
  const title = useAsNow(listed);
  const actions = useLateSlot('card.actions', { title });
  const seen = useProgress(title.id);
  const held = isHeld(title);
  const path = titlePath(title, site);
  const begins = title.startsAt !== undefined && title.state !== 'LIVE' && held;
  return (
    <Card
      href={path && search ? `${path}${search}` : path}
      title={title.name}
      titleParts={titleParts(title.name)}
      shape={shape}
      kind={title.kind}
      state={title.state && (held ? CARD_STATE[title.state] : 'ended')}
      image={title.picture}
      sizes={sizes}
      headingLevel={headingLevel}
      badges={<StateBadge title={title} time />}
      corner={<TitleLanguage language={title.language} />}
      actions={actions}
      progress={
        seen === undefined
          ? undefined
          : {
              value: seen,
              label: site.t('title.seen', {
                share: formatNumber(seen, site.locale, { style: 'percent' }),
              }),
            }
      }
      // Narrow cards have room for either facts or time; a live event shows its facts.
      facts={begins && shape !== 'landscape' ? undefined : title.facts}
      when={begins && <EventTime title={title} part="day" />}
    />
  );
}
