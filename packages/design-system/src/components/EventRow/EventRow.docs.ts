import { docsOf } from '../../docs/component-docs';
import type { EventRowProps } from './EventRow';

export const EventRow = docsOf<EventRowProps>({
  anatomy: [
    ['Time', 'The start, in the viewer’s zone.', 'time'],
    ['First time', 'Below it, where the event has moved.', 'formerTime'],
    ['Name', 'A title, or two sides in parts.', 'title'],
    ['Facts', 'League and place.', 'facts'],
    ['State', 'In words.', 'badges'],
    ['Action', 'One, small.', 'action'],
  ],
  keys: [
    [['Tab'], 'reaches the link, then its action', 'browser'],
    [['Enter'], 'opens it', 'browser'],
  ],
  announced: ['Time, name, facts, then the state.'],
  accessibility: ['The state is in words as well.', 'It is an `<li>`: put it into an `EventDay`.'],
  do: ['Say once on the page whose times these are.'],
  dont: ['Show the score in the name.'],
  related: { EventDay: 'around the events of a day.', Card: 'for events in a rail.' },
});
