import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlayerSample } from '../../samples/PlayerSample';
import { playerTexts } from '../../samples/player-texts';
import { SampleControls } from '../../samples/SampleControls';
import { ArrowStartIcon, CloseIcon } from '../Icon';
import { PlayerButton } from '../PlayerButton';
import { PlayerControls } from './PlayerControls';

const meta = {
  title: 'Media/PlayerControls',
  component: PlayerControls,
  parameters: { layout: 'fullscreen' },
  args: { labels: playerTexts({}), playing: true, onPlay: () => undefined },
} satisfies Meta<typeof PlayerControls>;

export default meta;
type Story = StoryObj;

/** Everything that a bar may have. Below 768 px of the player's own width there is a menu "More". */
export const OnDemand: Story = {
  render: (_, { globals }) => (
    <PlayerSample globals={globals} controls={<SampleControls globals={globals} />} />
  ),
};

/** Live: a clock time, the lamp, and the window of what can be reached. */
export const Live: Story = {
  render: (_, { globals }) => {
    const t = playerTexts(globals);
    return (
      <PlayerSample
        globals={globals}
        at={1}
        controls={
          <SampleControls
            globals={globals}
            time={t.clock}
            live={{ state: 'live', label: t.live, onGoLive: () => undefined }}
            speed={undefined}
            seek={{ value: 3600, reach: { start: 300, end: 3600 }, buffered: [] }}
          />
        }
      />
    );
  },
};

export const Behind: Story = {
  render: (_, { globals }) => {
    const t = playerTexts(globals);
    return (
      <PlayerSample
        globals={globals}
        at={1}
        controls={
          <SampleControls
            globals={globals}
            time={t.clock}
            live={{
              state: 'behind',
              label: t.goLive,
              detail: t.behind,
              onGoLive: () => undefined,
            }}
            seek={{ valueText: t.behindInWords, reach: { start: 300, end: 3600 }, buffered: [] }}
          />
        }
      />
    );
  },
};

/** Nothing tells how the event ends. */
export const SpoilerFree: Story = {
  render: (_, { globals }) => (
    <PlayerSample
      globals={globals}
      controls={
        <SampleControls
          globals={globals}
          time={undefined}
          seek={{ spoilerFree: true, buffered: [] }}
        />
      }
    />
  ),
};

/** The small bar, with the ways back to the page and out. */
export const Floating: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (_, { globals }) => {
    const t = playerTexts(globals);
    return (
      <PlayerSample
        globals={globals}
        view="floating"
        controls={
          <SampleControls globals={globals} compact>
            <PlayerButton label={t.backToPage} icon={<ArrowStartIcon />} />
            <PlayerButton label={t.close} icon={<CloseIcon />} />
          </SampleControls>
        }
      />
    );
  },
};

/** Hidden while a pointer rests. */
export const Hidden: Story = {
  render: (_, { globals }) => (
    <PlayerSample globals={globals} controls={<SampleControls globals={globals} shown={false} />} />
  ),
};

/** Each button is a stop of Tab, in the order of the document. */
export const ByKeyboard: Story = {
  render: (_, { globals }) => (
    <PlayerSample globals={globals} controls={<SampleControls globals={globals} />} />
  ),
  play: async ({ canvasElement, globals }) => {
    const t = playerTexts(globals);
    const page = within(canvasElement);
    page.getByRole('slider', { name: t.seek }).focus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: t.pause })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('button', { name: t.play })).toHaveFocus();
  },
};
