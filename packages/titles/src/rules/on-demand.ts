import type { TitleView } from './title-view';

/** Whether a title can be watched at any time: a video, or an event that is over. Only such a title can be a favourite (spec 2 §3). */
export const onDemand = ({ kind, state }: Pick<TitleView, 'kind' | 'state'>): boolean =>
  kind === 'video' || state === 'REPLAY';
