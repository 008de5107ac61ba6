import { isHeld, type TitleView } from '@marquee/titles';

/** What a viewer can do with a title at the top of a page. */
export interface HeroActions {
  /** The first and largest button. */
  first: 'watch' | 'remind' | 'details';
  /** A quiet button to the title's page beside it. */
  details: boolean;
}

/** The actions of a title by what it is now: what plays is watched, what begins is put into a calendar, the rest is read about. */
export function heroActions(title: Pick<TitleView, 'kind' | 'state' | 'timing'>): HeroActions {
  const { kind, state } = title;
  if (!isHeld(title)) return { first: 'details', details: true };
  if (state === 'UPCOMING') return { first: 'remind', details: true };
  if (state === 'ENDED' || kind === 'series' || kind === 'playlist')
    return { first: 'details', details: true };
  return { first: 'watch', details: false };
}
