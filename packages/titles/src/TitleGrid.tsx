import { GRID_SIZES, Grid, Heading, Stack } from '@marquee/design-system';
import { useId } from 'react';
import { TitleCard } from './TitleCard';
import type { TitleRailProps } from './TitleRail';

export type TitleGridProps = Omit<TitleRailProps, 'href'>;

/** A heading with rows of titles. */
export function TitleGrid({ id, title, shape, cards }: TitleGridProps) {
  const headingId = useId();
  return (
    <section id={id}>
      <Stack gap={21}>
        <Heading id={headingId} level={2} size={3}>
          {title}
        </Heading>
        <Grid shape={shape} labelledBy={headingId}>
          {cards.map((card) => (
            <TitleCard key={card.id} title={card} shape={shape} sizes={GRID_SIZES[shape]} />
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
