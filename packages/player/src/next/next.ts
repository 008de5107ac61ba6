import type { PictureView, TitleView } from '@marquee/titles';
import type { ComponentType } from 'react';
import type { NextUp } from '../rules/next-up';

/** The next title as its card shows it, with the address of its page. */
export interface NextTitle extends Pick<TitleView, 'id' | 'name'> {
  picture: PictureView;
  path: string;
  /** Shows it at the end of the title before it. */
  Screen: ComponentType<NextScreenProps>;
}

/** What comes after a title. */
export interface Next {
  title: NextTitle;
  up: NextUp;
  /** The seconds between the two, as the origin wants them. */
  countdown: number;
  play: () => void;
  cancel: () => void;
}

export interface NextScreenProps {
  next: Next;
  onAgain: () => void;
}

/** A title beside this one could not be loaded, and the viewer is to know it: at the end, or once they wanted it. */
export interface NextFailed {
  /** The label that says which. */
  label: 'player.next.failed' | 'player.previous.failed';
  again: () => void;
  /** Stays with this title. */
  cancel: () => void;
}
