import {
  CAPTIONS_PRESETS,
  CaptionSettings,
  type CaptionSettingsLabels,
  Sheet,
} from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import { useLabels, useSite } from '@marquee/renderer';
import type { PanelProps } from '../panel';

/** How captions look: what is chosen holds at once, in every player of this device. */
export default function CaptionsPanel({ open, onClose, choices, choose }: PanelProps) {
  const t = useLabels();
  const { locale } = useSite();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('captions.title')}
      closeLabel={t('captions.close')}
    >
      <CaptionSettings
        labels={settingsLabels(t)}
        value={choices.captionsLook ?? CAPTIONS_PRESETS.default}
        onChange={(captionsLook) => choose({ captionsLook })}
        percent={(value) => t('player.percent', { value: formatNumber(value, locale) })}
      />
    </Sheet>
  );
}

const settingsLabels = (t: (key: string) => string): CaptionSettingsLabels => ({
  preset: t('captions.preset'),
  presets: {
    default: t('captions.presets.default'),
    large: t('captions.presets.large'),
    contrast: t('captions.presets.contrast'),
    system: t('captions.presets.system'),
  },
  own: t('captions.own'),
  size: t('captions.size'),
  font: t('captions.font'),
  fonts: {
    default: t('captions.fonts.default'),
    'mono-serif': t('captions.fonts.mono-serif'),
    serif: t('captions.fonts.serif'),
    'mono-sans': t('captions.fonts.mono-sans'),
    sans: t('captions.fonts.sans'),
    casual: t('captions.fonts.casual'),
    cursive: t('captions.fonts.cursive'),
    'small-caps': t('captions.fonts.small-caps'),
  },
  colour: t('captions.colour'),
  colours: {
    white: t('captions.colours.white'),
    black: t('captions.colours.black'),
    red: t('captions.colours.red'),
    green: t('captions.colours.green'),
    blue: t('captions.colours.blue'),
    yellow: t('captions.colours.yellow'),
    magenta: t('captions.colours.magenta'),
    cyan: t('captions.colours.cyan'),
  },
  opacity: t('captions.opacity'),
  background: t('captions.background'),
  backgroundOpacity: t('captions.backgroundOpacity'),
  window: t('captions.window'),
  windowOpacity: t('captions.windowOpacity'),
  edge: t('captions.edge'),
  edges: {
    none: t('captions.edges.none'),
    raised: t('captions.edges.raised'),
    depressed: t('captions.edges.depressed'),
    uniform: t('captions.edges.uniform'),
    drop: t('captions.edges.drop'),
  },
  position: t('captions.position'),
  positions: {
    made: t('captions.positions.made'),
    up: t('captions.positions.up'),
    down: t('captions.positions.down'),
  },
  reset: t('captions.reset'),
  preview: t('captions.preview'),
});
