import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { samplePicture } from '../../samples/pictures';
import { playerTexts } from '../../samples/player-texts';
import { sampleTexts } from '../../samples/texts';
import { Container, Page } from '../Layout';
import { mediaLayer } from '../PlayerFrame';
import { Text } from '../Text';
import { type FloatingCorner, FloatingPlayer, type FloatingPlayerProps } from './FloatingPlayer';

const meta = {
  title: 'Media/FloatingPlayer',
  component: FloatingPlayer,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    label: 'Small player',
    title: '',
    href: '#title',
    media: null,
    labels: { back: '', play: '', pause: '', again: '', move: '', close: '', waiting: '' },
    state: 'playing',
    corner: 'bottom-end',
    onCorner: () => undefined,
    onPlay: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof FloatingPlayer>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

function Sample({ globals, ...rest }: { globals: Globals } & Partial<FloatingPlayerProps>) {
  const [corner, setCorner] = useState<FloatingCorner>(rest.corner ?? 'bottom-end');
  const [state, setState] = useState(rest.state ?? 'playing');
  const [isOpen, setOpen] = useState(true);
  const t = playerTexts(globals);
  const { titles, paragraph } = sampleTexts(globals);
  const [title = ''] = titles;
  return (
    <>
      <Page>
        <Container width="narrow">
          <Text>{paragraph}</Text>
        </Container>
      </Page>
      {isOpen && (
        <FloatingPlayer
          share={0.4}
          {...rest}
          label={t.player(title)}
          title={title}
          href="#title"
          media={
            <div className={mediaLayer()}>
              <video muted poster={samplePicture(globals, 0, 'landscape').url} />
            </div>
          }
          labels={{
            back: `${t.backToPage}: ${title}`,
            play: t.play,
            pause: t.pause,
            again: t.again,
            move: t.move,
            close: t.close,
            waiting: t.waiting,
          }}
          state={state}
          corner={corner}
          onCorner={setCorner}
          onPlay={(playing) => setState(playing ? 'playing' : 'paused')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const story = (props: Partial<FloatingPlayerProps>): Story => ({
  render: (_, { globals }) => <Sample globals={globals} {...props} />,
});

/** It can be paused, moved and closed with its buttons, and closed with Escape. */
export const Playing: Story = {
  ...story({}),
  play: async ({ canvasElement, globals }) => {
    const t = playerTexts(globals);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: t.pause }));
    await expect(page.getByRole('button', { name: t.play })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: t.play }));
  },
};

export const Paused: Story = story({ state: 'paused' });

/** It waits for data. */
export const Waiting: Story = story({ state: 'waiting' });

/** A live title has no length, and so no line. */
export const Live: Story = story({ share: undefined });

export const Ended: Story = story({ state: 'ended', share: 1 });

/** Nothing plays any more: why is told, and the way back to the page stays. */
export const Stopped: Story = {
  render: (_, { globals }) => (
    <Sample globals={globals} state="stopped" message={playerTexts(globals).stopped} />
  ),
};

/** Where a viewer has dragged it, or moved it with the button. */
export const AtTheTop: Story = story({ corner: 'top-start' });

/** Escape inside closes it, and the focus goes to the page. */
export const Closed: Story = {
  ...story({}),
  play: async ({ canvasElement, globals }) => {
    const t = playerTexts(globals);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: t.pause }));
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('button', { name: t.close })).toBeNull();
    await expect(page.getByRole('main')).toHaveFocus();
  },
};
