import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerSample } from '../../samples/PlayerSample';
import { playerTexts } from '../../samples/player-texts';
import { BufferRing } from './BufferRing';

const meta = {
  title: 'Media/BufferRing',
  component: BufferRing,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Loading the picture' },
} satisfies Meta<typeof BufferRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OverAPicture: Story = {
  render: (_, { globals }) => (
    <PlayerSample globals={globals}>
      <BufferRing label={playerTexts(globals).waiting} />
    </PlayerSample>
  ),
};
