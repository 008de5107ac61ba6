import { docsOf } from '../../docs/component-docs';
import type { FightCardProps } from './FightCard';

export const FightCard = docsOf<FightCardProps>({
  anatomy: [['Segments', 'A heading with a fact, then the fights.', 'segments']],
  keys: [],
  announced: ['Each segment as a region and a list with its name.'],
  accessibility: ['Headings of fights are one level below those of segments.'],
  do: ['Put the main card first: it is what viewers look for.'],
  dont: ['Leave out a segment because it is shown elsewhere: say where.'],
  related: { BoutRow: 'for each fight.' },
});
