import type { TitleView } from './title-view';

/**
 * Whether viewers can watch a title at any time: a video, or an event's replay. Only such a title
 * can be a favourite (spec 2 §3).
 */
export const onDemand = ({ kind, state }: Pick<TitleView, 'kind' | 'state'>): boolean =>
  kind === 'video' || state === 'REPLAY';
