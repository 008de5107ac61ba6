import type { Site } from '@marquee/renderer';

/** The address where a licence is cancelled, below that of all plans in each path variant. */
export const cancelPath = ({ path }: Pick<Site, 'path'>, licenceId: number): string =>
  `${path('purchase')}/cancel/${licenceId}`;
