import { docsOf } from '../../docs/component-docs';
import type { SettingRowProps } from './SettingRow';

export const SettingRow = docsOf<SettingRowProps>({
  anatomy: [
    ['Icon', 'Decoration.', 'icon'],
    ['Name', 'The name of the thing.', 'name'],
    ['Facts', 'Small text below it.', 'facts'],
    ['Actions', 'Small buttons; below the rest where the row is narrow.', 'actions'],
  ],
  keys: [[['Tab'], 'moves through its buttons', 'browser']],
  announced: ['An entry of a list: name, facts, then the buttons.'],
  accessibility: ['It is an `<li>`: put it into a list.'],
  do: ['Name the thing in each button’s label: “Remove iPad”.'],
  dont: ['Make the whole row a button.'],
  related: {
    KeyValueList: 'for facts without actions.',
    SwitchField: 'for a setting that is on or off.',
  },
});
