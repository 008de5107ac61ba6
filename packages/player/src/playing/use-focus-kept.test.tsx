import {
  Button,
  NextCard,
  PlayerControls,
  PlayerFrame,
  PlayerMessage,
} from '@marquee/design-system';
import { teachPopovers } from '@marquee/design-system/testing/teach-popovers';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { afterAll, expect, it } from 'vitest';
import { controlLabels } from './control-labels';
import { useFocusKept } from './use-focus-kept';

const forget = teachPopovers();
afterAll(forget);

const poster = { url: '/poster', width: 1920, height: 1080, tone: '#123456' };

interface PlayerProps {
  front?: ReactNode;
  /** What the bar has beside Play; null: there is no bar. */
  bar?: Partial<ComponentProps<typeof PlayerControls>> | null;
}

function Player({ front, bar = {} }: PlayerProps) {
  const frame = useRef<HTMLElement>(null);
  useFocusKept(frame);
  return (
    <>
      <PlayerFrame
        ref={frame}
        tabIndex={-1}
        label="Player"
        poster={poster}
        controls={
          bar && (
            <PlayerControls
              labels={controlLabels((key) => key, 10)}
              playing
              onPlay={() => {}}
              {...bar}
            />
          )
        }
      >
        {front}
      </PlayerFrame>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const expectFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

const captions = {
  value: 'en',
  off: 'off',
  choices: [
    { value: 'off', label: 'Off' },
    { value: 'en', label: 'English' },
  ],
  onChange: () => {},
};

it('the focus of a captions button goes to Play when the title has none any more', async () => {
  const { rerender } = render(<Player bar={{ captions }} />);
  button('player.captions').focus();
  rerender(<Player />);
  await expectFocus(button('player.pause'));
});

it('the focus inside of an open menu goes to Play when the menu goes', async () => {
  const { rerender } = render(<Player bar={{ captions }} />);
  await userEvent.click(button('player.captions'));
  expect(screen.getByRole('radio', { name: 'English', hidden: true })).toHaveFocus();
  rerender(<Player />);
  await expectFocus(button('player.pause'));
});

it('the focus of "Go live" goes to Play when the event is over', async () => {
  const live = { label: 'Go live', onGoLive: () => {} };
  const { rerender } = render(<Player bar={{ live: { ...live, state: 'behind' } }} />);
  button('Go live').focus();
  rerender(<Player bar={{ live: { ...live, state: 'ended', label: 'Ended' } }} />);
  await expectFocus(button('player.pause'));
});

it('the focus of the card of the next title goes to what is offered in its place', async () => {
  const card = (
    <NextCard
      label="Up next"
      title="The fifth"
      secondsLeft={6}
      figure="6"
      leftText="In 6 seconds"
      playLabel="Play now"
      cancelLabel="Cancel"
      onPlay={() => {}}
      onCancel={() => {}}
    />
  );
  const { rerender } = render(<Player front={card} />);
  button('Cancel').focus();
  rerender(<Player front={<PlayerMessage title="The fifth" primary={<Button>Play</Button>} />} />);
  await expectFocus(button('Play'));
});

it('the focus of a bar that a refusal takes the place of goes to the way on', async () => {
  const { rerender } = render(<Player />);
  button('player.pause').focus();
  const refusal = (
    <PlayerMessage title="Sign in to watch" primary={<Button href="/login">Sign in</Button>} />
  );
  rerender(<Player bar={null} front={refusal} />);
  await expectFocus(screen.getByRole('link', { name: 'Sign in' }));
});

it('the focus of a button in the middle goes to Play, and to the player where there is no bar', async () => {
  const { rerender } = render(<Player front={<Button>Watch again</Button>} />);
  button('Watch again').focus();
  rerender(<Player />);
  await expectFocus(button('player.pause'));
  rerender(<Player bar={null} />);
  await expectFocus(screen.getByRole('region', { name: 'Player' }));
});

it('the focus of a button that can no longer be pressed goes to Play', async () => {
  const { rerender } = render(<Player front={<Button>Retry</Button>} />);
  button('Retry').focus();
  rerender(<Player front={<Button disabled>Retry</Button>} />);
  await expectFocus(button('player.pause'));
});

it('a viewer who has gone elsewhere stays there', async () => {
  const { rerender } = render(<Player bar={{ captions }} />);
  button('player.captions').focus();
  button('Elsewhere').focus();
  rerender(<Player />);
  await screen.findByRole('region');
  expect(button('Elsewhere')).toHaveFocus();
});

it('a viewer who has left by a press beside it is not fetched back', async () => {
  const { rerender } = render(<Player bar={{ captions }} />);
  const menu = button('player.captions');
  menu.focus();
  menu.blur();
  await Promise.resolve();
  rerender(<Player />);
  // What is changed is told before the next task.
  await new Promise((told) => setTimeout(told));
  expect(document.body).toHaveFocus();
});
