import { docsOf } from '../../docs/component-docs';
import type { SplitLayoutProps } from './SplitLayout';

export const SplitLayout = docsOf<SplitLayoutProps>({
  anatomy: [
    ['Art', 'Beside the form; below 1024 px it fades into it.', 'background'],
    ['Logo', 'At the corner of the art.', 'logo'],
    ['Header', 'Above the form.', 'header'],
    ['Form', '400 px wide above 1024.', 'children'],
    ['Footer', 'The legal line.', 'footer'],
  ],
  keys: [],
  announced: [],
  accessibility: ['The art is decoration.', 'A page from right to left may have art of its own.'],
  do: ['Give `mobile` a composition of its own.'],
  dont: ['Put text into the art.'],
  related: { Page: 'for all other pages.', Form: 'for its content.' },
});
