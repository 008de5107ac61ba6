import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerSample } from '../../samples/PlayerSample';
import { playerTexts } from '../../samples/player-texts';
import { SampleControls } from '../../samples/SampleControls';
import { CaptionsLayer, type CaptionsLayerProps } from './CaptionsLayer';
import { CAPTIONS_PRESETS, type CaptionsEdge, type CaptionsFont } from './captions-look';

const meta = {
  title: 'Media/CaptionsLayer',
  component: CaptionsLayer,
  parameters: { layout: 'fullscreen' },
  args: { cues: [] },
} satisfies Meta<typeof CaptionsLayer>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

const spoken = (globals: Globals) =>
  playerTexts(globals)
    .cues.slice(0, 2)
    .map((content, at) => ({ id: String(at), content }));

const over = (globals: Globals, captions: Partial<CaptionsLayerProps>, label?: string) => (
  <PlayerSample
    globals={globals}
    label={label}
    captions={<CaptionsLayer cues={spoken(globals)} {...captions} />}
  />
);

export const Default: Story = { render: (_, { globals }) => over(globals, {}) };

export const Large: Story = {
  render: (_, { globals }) => over(globals, { look: CAPTIONS_PRESETS.large }),
};

export const HighContrast: Story = {
  render: (_, { globals }) => over(globals, { look: CAPTIONS_PRESETS.contrast }),
};

/** The colours of the device. */
export const System: Story = {
  render: (_, { globals }) => over(globals, { look: CAPTIONS_PRESETS.system }),
};

/** Above the controls while they show. */
export const AboveTheControls: Story = {
  render: (_, { globals }) => (
    <PlayerSample
      globals={globals}
      captions={<CaptionsLayer cues={spoken(globals)} raised />}
      controls={<SampleControls globals={globals} />}
    />
  ),
};

/** At the top, at a side, in the middle of the picture, in a vertical line. */
export const Places: Story = {
  render: (_, { globals }) => {
    const [first, second, sound] = playerTexts(globals).cues;
    return over(globals, {
      cues: [
        { id: 'a', content: first, line: 0 },
        {
          id: 'b',
          content: second,
          line: 40,
          snapToLines: false,
          position: 5,
          align: 'start',
          size: 35,
        },
        { id: 'c', content: sound, position: 95, align: 'end' },
        {
          id: 'd',
          vertical: 'rl',
          line: 1,
          content: sound,
        },
      ],
    });
  },
};

const EDGES: CaptionsEdge[] = ['none', 'raised', 'depressed', 'uniform', 'drop'];
const FONTS: CaptionsFont[] = [
  'default',
  'mono-serif',
  'serif',
  'mono-sans',
  'sans',
  'casual',
  'cursive',
  'small-caps',
];

/** The edges of letters without a ground behind them. */
export const Edges: Story = {
  render: (_, { globals }) => (
    <>
      {EDGES.map((edge) => (
        <div key={edge}>
          {over(globals, { look: { ...CAPTIONS_PRESETS.large, backgroundOpacity: 0, edge } }, edge)}
        </div>
      ))}
    </>
  ),
};

export const Fonts: Story = {
  render: (_, { globals }) => (
    <>
      {FONTS.map((font) => (
        <div key={font}>{over(globals, { look: { ...CAPTIONS_PRESETS.default, font } }, font)}</div>
      ))}
    </>
  ),
};
