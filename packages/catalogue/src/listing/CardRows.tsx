import { GRID_SIZES, Grid, Stack } from '@marquee/design-system';
import type { CardShape } from '@marquee/realm';
import { type CardView, TitleCard } from '@marquee/titles';
import type { ReactNode } from 'react';
import { furtherRows } from './further-rows';
import { MoreRows } from './MoreRows';
import type { Rows } from './rows';
import { useRows } from './use-rows';

const further = furtherRows<CardView>();

interface CardRowsProps {
  /** The list's name for assistive technology, as the page's heading has it. */
  label: string;
  shape: CardShape;
  first: Rows<CardView>;
  load: (after: string) => Promise<Rows<CardView>>;
  /** Makes the address of the page after a cursor, for viewers without script. */
  hrefOf: (after: string) => string;
  /** Shown in place of a list without titles. */
  empty: ReactNode;
}

/** A grid of titles that grows. */
export function CardRows({ label, shape, first, load, hrefOf, empty }: CardRowsProps) {
  const list = useRows({ first, load, further });
  if (list.rows.length === 0) return empty;
  return (
    <Stack gap={34}>
      <Grid shape={shape} label={label}>
        {list.rows.map((card) => (
          <TitleCard
            key={card.id}
            title={card}
            shape={shape}
            sizes={GRID_SIZES[shape]}
            headingLevel={2}
          />
        ))}
      </Grid>
      <MoreRows list={list} href={list.after === null ? undefined : hrefOf(list.after)} />
    </Stack>
  );
}
