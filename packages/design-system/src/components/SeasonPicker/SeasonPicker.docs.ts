import { docsOf } from '../../docs/component-docs';
import type { SeasonPickerProps } from './SeasonPicker';

export const SeasonPicker = docsOf<SeasonPickerProps>({
  anatomy: [
    ['Tabs', 'For two to four seasons.', 'seasons'],
    ['Button and list', 'For more; the button has the name of the season.', 'seasons'],
  ],
  keys: [
    [['Tab'], 'moves from season to season', 'browser'],
    [['Enter', 'Space'], 'open the list, or follow the link', 'browser'],
    [['Escape'], 'closes the list; the focus returns to the button'],
  ],
  announced: ['`label`, as a navigation; the season that the page shows.'],
  accessibility: ['Links in a disclosure: they work without script.'],
  do: ['Offer the newest season first, specials last.'],
  dont: ['Number the specials: they have no place among the seasons.'],
  related: { TabLinks: 'for days and other views.', EpisodeList: 'for the episodes below.' },
});
