import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerSample } from '../../samples/PlayerSample';
import { playerTexts } from '../../samples/player-texts';
import { CaptionsIcon, ForwardIcon, FullScreenIcon, ReplayIcon } from '../Icon';
import { Stack } from '../Layout';
import { PlayerButton } from './PlayerButton';

const meta = {
  title: 'Media/PlayerButton',
  component: PlayerButton,
  args: { label: 'Captions', icon: <CaptionsIcon /> },
} satisfies Meta<typeof PlayerButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plain, with a number, on, and disabled. */
export const States: Story = {
  render: (_, { globals }) => {
    const t = playerTexts(globals);
    return (
      <PlayerSample globals={globals} dark>
        <Stack direction="row" gap={8}>
          <PlayerButton label={t.back} icon={<ReplayIcon />} mark={t.skipped} />
          <PlayerButton label={t.forward} icon={<ForwardIcon />} mark={t.skipped} />
          <PlayerButton label={t.captions} icon={<CaptionsIcon />} aria-pressed />
          <PlayerButton label={t.fullScreen} icon={<FullScreenIcon />} disabled />
        </Stack>
      </PlayerSample>
    );
  },
};
