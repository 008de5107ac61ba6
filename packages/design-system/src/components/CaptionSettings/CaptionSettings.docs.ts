import { docsOf } from '../../docs/component-docs';
import type { CaptionSettingsProps } from './CaptionSettings';

export const CaptionSettings = docsOf<CaptionSettingsProps>({
  anatomy: [
    ['Preview', 'A line in the look, over dark and light.', 'value'],
    ['Presets', 'Default, large, high contrast, as on this device.', 'labels'],
    ['Parts', 'Size, font, colours, opacities, edge, place.', 'labels'],
    ['Reset', 'Back to the default.', 'onChange'],
  ],
  keys: [[['ArrowUp', 'ArrowDown'], 'choose a preset', 'browser']],
  announced: ['Each field by its label; the presets as one group.'],
  accessibility: ['The platform’s own lists.', 'A look that is no preset has a name of its own.'],
  do: ['Lay it beside or below the running picture, which shows the look as well.'],
  dont: ['Ask to save: what is chosen holds at once.'],
  related: {
    CaptionsLayer: 'which shows the look.',
    PlayerMenu: 'from which one press leads here.',
  },
});
