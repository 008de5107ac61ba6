import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PlayerSample } from '../../samples/PlayerSample';
import { samplePicture } from '../../samples/pictures';
import { playerTexts } from '../../samples/player-texts';
import { PlayerControls } from '../PlayerControls';
import { SeekBar, type SeekBarProps } from './SeekBar';

const meta = {
  title: 'Media/SeekBar',
  component: SeekBar,
  args: {
    label: 'Position',
    start: 0,
    end: 5520,
    value: 724,
    valueText: '',
    timeAt: String,
    onSeek: () => undefined,
  },
} satisfies Meta<typeof SeekBar>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

const digits = (at: number) =>
  `${Math.floor(at / 60)}:${String(Math.floor(at % 60)).padStart(2, '0')}`;

function Sample({ globals, ...rest }: { globals: Globals } & Partial<SeekBarProps>) {
  const t = playerTexts(globals);
  const [value, setValue] = useState(724);
  return (
    <PlayerSample
      globals={globals}
      controls={
        <PlayerControls
          labels={t}
          playing={false}
          onPlay={() => undefined}
          seekBar={
            <SeekBar
              label={t.seek}
              start={0}
              end={5520}
              value={value}
              valueText={t.timeInWords}
              timeAt={digits}
              onSeek={setValue}
              buffered={[{ start: 600, end: 1500 }]}
              {...rest}
            />
          }
        />
      }
    />
  );
}

const marks = (globals: Globals) =>
  playerTexts(globals).chapterNames.map((label, at) => ({ at: at * 1100, label }));

export const OnDemand: Story = {
  render: (_, { globals }) => <Sample globals={globals} marks={marks(globals)} />,
};

/** Point at the bar, or focus it: a picture of the moment. */
export const WithPictures: Story = {
  render: (_, { globals }) => (
    <Sample
      globals={globals}
      marks={marks(globals)}
      thumbnailAt={() => ({
        src: `${samplePicture(globals, 1, 'landscape').url}?w=480`,
        x: 120,
        y: 60,
        width: 160,
        height: 90,
      })}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('slider', { name: playerTexts(globals).seek })).toHaveFocus();
    await expect(page.getByText(digits(724))).toBeVisible();
  },
};

/** Live: the window begins late, and the programme goes on after the live edge. */
export const Live: Story = {
  render: (_, { globals }) => (
    <Sample
      globals={globals}
      marks={marks(globals)}
      reach={{ start: 300, end: 3600 }}
      buffered={[]}
    />
  ),
};

/** No end, no share that has passed, no marks. */
export const SpoilerFree: Story = {
  render: (_, { globals }) => <Sample globals={globals} spoilerFree buffered={[]} />,
};
