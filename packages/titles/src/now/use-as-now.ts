import { createContext, useContext, useEffect } from 'react';
import type { TitleView } from '../rules/title-view';

/** What is known of the events that change while their page is open. */
export interface EventsNow {
  /** Has an event followed for as long as its state may change. */
  watch: (title: TitleView) => void;
  /** The title as it is now. */
  asNow: <Title extends TitleView>(title: Title) => Title;
  /** How far the origin's clock is ahead of the device's, in ms. */
  offset: number;
}

/** Null until the code that follows events is there. */
export const EventsNowContext = createContext<EventsNow | null>(null);

/** A title of a list as it is now: an event that began, ended or was moved since the page was loaded says so, in its place. */
export function useAsNow<Title extends TitleView>(title: Title): Title {
  const now = useContext(EventsNowContext);
  useEffect(() => now?.watch(title), [now, title]);
  return now?.asNow(title) ?? title;
}
