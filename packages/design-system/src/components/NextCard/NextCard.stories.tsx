import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerSample } from '../../samples/PlayerSample';
import { samplePicture } from '../../samples/pictures';
import { playerTexts } from '../../samples/player-texts';
import { sampleTexts } from '../../samples/texts';
import { NextCard } from './NextCard';

const meta = {
  title: 'Media/NextCard',
  component: NextCard,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Up next',
    title: '',
    secondsLeft: 6,
    figure: '6',
    leftText: 'In 6 seconds',
    playLabel: 'Play now',
    cancelLabel: 'Cancel',
    onPlay: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof NextCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheCorner: Story = {
  render: (args, { globals }) => {
    const { label, left, play, cancel } = playerTexts(globals).next;
    return (
      <PlayerSample globals={globals}>
        <NextCard
          {...args}
          label={label}
          title={sampleTexts(globals).titles[1] ?? ''}
          image={samplePicture(globals, 1, 'landscape')}
          figure={globals.text === 'arabic' ? '٦' : '6'}
          leftText={left}
          playLabel={play}
          cancelLabel={cancel}
        />
      </PlayerSample>
    );
  },
};
