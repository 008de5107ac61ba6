import { Rail } from '@marquee/design-system';
import type { CardShape } from '@marquee/realm';
import { useSite } from '@marquee/renderer';
import type { CardView } from './rules/card-view';
import { titlePath } from './rules/title-path';
import { TitleCard } from './TitleCard';

export interface TitleRailProps {
  /** The element's id, for links. */
  id: string;
  title: string;
  shape: CardShape;
  cards: readonly CardView[];
  /** The address of the whole list, which the heading leads to. */
  href?: string;
}

/** A row of titles. */
export function TitleRail({ id, title, shape, cards, href }: TitleRailProps) {
  const site = useSite();
  const { t } = site;
  return (
    <Rail
      id={id}
      title={title}
      href={href}
      shape={shape}
      focusable={!cards.some((card) => titlePath(card, site))}
      previousLabel={t('rail.previous', { title })}
      nextLabel={t('rail.next', { title })}
    >
      {cards.map((card) => (
        <TitleCard key={card.id} title={card} shape={shape} />
      ))}
    </Rail>
  );
}
