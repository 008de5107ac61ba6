import { docsOf } from '../../docs/component-docs';
import type { EventDayProps } from './EventDay';

export const EventDay = docsOf<EventDayProps>({
  anatomy: [
    ['Day', 'Stays below the page’s bar.', 'title'],
    ['Date', 'Where the day has a name.', 'note'],
    ['Events', 'In the order in which they start.', 'children'],
  ],
  keys: [],
  announced: ['A region and a list with the name of the day.'],
  accessibility: ['In a low window the heading scrolls away, so that events have room.'],
  do: ['Group by the viewer’s own days.'],
  dont: ['Show a day without events.'],
  related: { TabLinks: 'to choose a day.', EventRow: 'for its rows.' },
});
