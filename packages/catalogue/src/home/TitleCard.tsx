import { Card, type LinkProps, LinkProvider } from '@marquee/design-system';
import type { CardShape } from '@marquee/realm';
import { useSite } from '@marquee/renderer';
import type { CardView } from '../rules/home-view';
import { titlePath } from '../rules/title-path';
import { EventTime } from './dates';
import { StateBadge, TitleLanguage } from './TitleBadges';

/** A title in a rail: a link when its page is there. */
export function TitleCard({ title, shape }: { title: CardView; shape: CardShape }) {
  const site = useSite();
  const href = titlePath(title, site);
  const card = (
    <Card
      href={href ?? ''}
      title={title.name}
      shape={shape}
      image={title.picture}
      badges={<StateBadge title={title} time />}
      corner={<TitleLanguage language={title.language} />}
      facts={<CardFacts title={title} shape={shape} />}
    />
  );
  return href === undefined ? <LinkProvider component={Unlinked}>{card}</LinkProvider> : card;
}

/** A live event says where it is, any other event first when it is or was; narrow cards have room for no more. */
function CardFacts({ title, shape }: { title: CardView; shape: CardShape }) {
  const { facts, startsAt, state } = title;
  if (!startsAt || state === 'LIVE') return facts;
  return (
    <>
      <EventTime at={startsAt} part="date" />
      {facts && shape === 'landscape' && ` · ${facts}`}
    </>
  );
}

/** Stands where a card's link would lead to a page that the realm does not have. */
function Unlinked({ className, children }: LinkProps) {
  return <span className={className}>{children}</span>;
}
