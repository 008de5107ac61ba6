import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PlayerControls } from './PlayerControls';
import type { PlayerControlsProps } from './player-controls-props';

const labels = {
  controls: 'Playback',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  previousTitle: 'Previous',
  nextTitle: 'Next',
  mute: 'Mute',
  volume: 'Volume',
  captions: 'Captions',
  chapters: 'Chapters',
  sound: 'Sound',
  quality: 'Quality',
  speed: 'Speed',
  more: 'More',
  pictureInPicture: 'Picture in picture',
  theatre: 'Wide view',
  fullScreen: 'Full screen',
  cast: 'Play on TV',
  airPlay: 'AirPlay',
};

const controls = (props: Partial<PlayerControlsProps> = {}) => (
  <PlayerControls labels={labels} playing={false} onPlay={vi.fn()} {...props} />
);
const bar = () => screen.getByRole('group', { name: 'Playback', hidden: true });
const button = (name: string) => within(bar()).getByRole('button', { name });

describe('PlayerControls', () => {
  it('plays, pauses, skips and mutes', async () => {
    const onPlay = vi.fn();
    const onSkip = vi.fn();
    const onMute = vi.fn();
    const volume = { value: 0.7, valueText: '70%', muted: false, onChange: vi.fn(), onMute };
    render(controls({ playing: true, onPlay, skip: { mark: '10', onSkip }, volume }));
    await userEvent.click(button('Pause'));
    await userEvent.click(button('Back 10 seconds'));
    await userEvent.click(button('Forward 10 seconds'));
    await userEvent.click(button('Mute'));
    expect(onPlay).toHaveBeenCalledWith(false);
    expect(onSkip.mock.calls.flat()).toEqual([-1, 1]);
    expect(onMute).toHaveBeenCalledWith(true);
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '70%');
  });

  it('has only what can work', () => {
    render(controls());
    expect(within(bar()).getAllByRole('button')).toHaveLength(1);
  });

  it('tells by aria-pressed what is on, under the same name', async () => {
    const onChange = vi.fn();
    const { rerender } = render(controls({ fullScreen: { on: false, onChange } }));
    await userEvent.click(button('Full screen'));
    expect(onChange).toHaveBeenCalledWith(true);
    rerender(controls({ fullScreen: { on: true, onChange } }));
    expect(button('Full screen')).toHaveAttribute('aria-pressed', 'true');
  });

  it('tells of a switch that it is on its way, on a wide and on a narrow player', () => {
    render(controls({ cast: { on: true, busy: true, onChange: vi.fn() } }));
    const switches = screen.getAllByRole('button', { name: 'Play on TV', hidden: true });
    expect(switches).toHaveLength(2);
    for (const one of switches) expect(one).toHaveAttribute('aria-busy', 'true');
  });

  it('offers lists and switches a second time in one menu, for a narrow player', () => {
    const list = { value: '1', choices: [{ value: '1', label: 'Normal' }], onChange: vi.fn() };
    render(controls({ speed: list, cast: { on: false, onChange: vi.fn() } }));
    expect(button('Speed')).toBeInTheDocument();
    expect(button('More')).toBeInTheDocument();
    expect(screen.getAllByText('Normal')).toHaveLength(2);
  });

  it('leads to the titles beside this one, on a wide and on a narrow player', async () => {
    const onPrevious = vi.fn();
    const { rerender } = render(controls({ neighbours: { onPrevious, onNext: vi.fn() } }));
    for (const one of screen.getAllByRole('button', { name: 'Previous', hidden: true }))
      await userEvent.click(one);
    expect(onPrevious).toHaveBeenCalledTimes(2);
    expect(screen.getAllByRole('button', { name: 'Next', hidden: true })).toHaveLength(2);
    rerender(controls({ neighbours: { onPrevious } }));
    expect(screen.queryByRole('button', { name: 'Next', hidden: true })).toBeNull();
  });

  it('has what is pressed seldom in the menu of the rest, on every player', async () => {
    const onSelect = vi.fn();
    render(controls({ more: [{ label: 'Keyboard shortcuts', onSelect }] }));
    expect(screen.getAllByRole('button', { name: 'More' })).toHaveLength(2);
    const [wide] = screen.getAllByRole('button', { name: 'Keyboard shortcuts', hidden: true });
    if (wide) await userEvent.click(wide);
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('is inert when it hides, but not while the focus is inside', async () => {
    const { rerender } = render(controls({ shown: true }));
    await userEvent.tab();
    expect(button('Play')).toHaveFocus();
    rerender(controls({ shown: false }));
    expect(bar()).not.toHaveAttribute('inert');
    await userEvent.tab();
    expect(bar()).toHaveAttribute('inert');
    rerender(controls({ shown: true }));
    expect(bar()).not.toHaveAttribute('inert');
  });

  it('leads to a chapter, whose second line is when it begins', async () => {
    const onChange = vi.fn();
    const choices = [
      { value: '0', label: 'Arrivals', hint: '0:00' },
      { value: '60', label: 'The opening', hint: '1:00' },
    ];
    render(controls({ chapters: { value: '0', choices, onChange } }));
    await userEvent.click(button('Chapters'));
    const [first, second] = screen.getAllByRole('radio', { hidden: true });
    expect(first).toBeChecked();
    expect(second).toHaveAccessibleName(/The opening.*1:00/);
    if (second) await userEvent.click(second);
    expect(onChange).toHaveBeenCalledWith('60');
  });

  it('is small while the player floats', () => {
    render(
      controls({ compact: true, fullScreen: { on: false, onChange: vi.fn() }, children: 'Close' }),
    );
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    expect(bar()).toHaveTextContent('Close');
  });
});
