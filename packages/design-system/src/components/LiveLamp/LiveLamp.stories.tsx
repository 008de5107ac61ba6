import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerSample } from '../../samples/PlayerSample';
import { playerTexts } from '../../samples/player-texts';
import { Stack } from '../Layout';
import { LiveLamp } from './LiveLamp';

const meta = {
  title: 'Media/LiveLamp',
  component: LiveLamp,
  args: { state: 'live', label: 'Live' },
} satisfies Meta<typeof LiveLamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (_, { globals }) => {
    const t = playerTexts(globals);
    return (
      <PlayerSample globals={globals} dark>
        <Stack gap={8}>
          <LiveLamp state="live" label={t.live} onGoLive={() => undefined} />
          <LiveLamp state="behind" label={t.goLive} detail={t.behind} onGoLive={() => undefined} />
          <LiveLamp state="ended" label={t.ended} />
        </Stack>
      </PlayerSample>
    );
  },
};
