import { docsOf } from '../../docs/component-docs';
import type { AgeMarkProps } from './AgeMark';

export const AgeMark = docsOf<AgeMarkProps>({
  anatomy: [['Age', 'In a frame, in the colour of the text around it.', 'children']],
  keys: [],
  announced: ['Its `label`, as a picture.'],
  accessibility: ['No colour carries meaning, so a viewer never has to know a scheme of colours.'],
  do: ['Write the age as the country does: 12, 12+, L.'],
  dont: ['Show a mark for a title that is for all.'],
  related: { AccessMark: 'for what a viewer needs for watching.', Tag: 'for any other fact.' },
});
