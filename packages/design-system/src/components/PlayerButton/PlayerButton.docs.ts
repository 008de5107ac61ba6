import { docsOf } from '../../docs/component-docs';
import type { PlayerButtonProps } from './PlayerButton';

export const PlayerButton = docsOf<PlayerButtonProps>({
  anatomy: [
    ['Icon', 'White on the dark bar.', 'icon'],
    ['Number', 'How many seconds it skips.', 'mark'],
    ['Name', 'For assistive technology, and the tooltip.', 'label'],
  ],
  keys: [[['Enter', 'Space'], 'press it', 'browser']],
  announced: ['Its `label`, and whether it is pressed.'],
  accessibility: ['A target of 44 px.', 'On is a line under the icon, not a colour alone.'],
  do: ['Keep the label in both states, and tell the state with `aria-pressed`.'],
  dont: ['Use it where there is no dark ground under it.'],
  related: { IconButton: 'outside the player.', PlayerControls: 'for the whole bar.' },
});
