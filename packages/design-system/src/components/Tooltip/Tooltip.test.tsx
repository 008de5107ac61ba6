import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachPopovers } from '../../testing/teach-popovers';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Tooltip } from './Tooltip';

const text = 'Starts when the main card does.';
const bubble = () => screen.getByText(text);
const isShown = () => bubble().matches(':popover-open');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const setup = () =>
  render(
    <Tooltip text={text}>
      <Button>Remind me</Button>
    </Tooltip>,
  );
const control = () => screen.getByRole('button', { name: 'Remind me' });
const mouse = { pointerType: 'mouse' };

describe('Tooltip', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachPopovers();
  });
  afterEach(() => forget());

  it('[1.2-143] describes its control, shown or not', () => {
    setup();
    expect(isShown()).toBe(false);
    expect(control()).toHaveAccessibleDescription(text);
  });

  it('keeps a description that the control has already', () => {
    render(
      <>
        <p id="own">Own words.</p>
        <Tooltip text={text}>
          <Button aria-describedby="own">Remind me</Button>
        </Tooltip>
      </>,
    );
    expect(control()).toHaveAccessibleDescription(`Own words. ${text}`);
  });

  it('appears at once for the keyboard, and disappears on Escape while the focus stays', async () => {
    setup();
    await userEvent.tab();
    expect(isShown()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    expect(control()).toHaveFocus();
  });

  it('keeps Escape from the dialog around it, once', async () => {
    setup();
    await userEvent.tab();
    expect(fireEvent.keyDown(control(), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(control(), { key: 'Escape' })).toBe(true);
  });

  describe('under a pointer', () => {
    // each test runs long after any tooltip of another
    let now = Date.now();
    beforeEach(() => {
      now += 60_000;
      vi.useFakeTimers({ now });
    });
    afterEach(() => vi.useRealTimers());

    it('appears when a pointer rests, and stays while it is on the text itself', () => {
      setup();
      fireEvent.pointerEnter(control(), mouse);
      pass(499);
      expect(isShown()).toBe(false);
      pass(1);
      expect(isShown()).toBe(true);
      fireEvent.pointerLeave(control(), mouse);
      fireEvent.pointerEnter(bubble(), mouse);
      pass(5000);
      expect(isShown()).toBe(true);
      fireEvent.pointerLeave(bubble(), mouse);
      pass(150);
      expect(isShown()).toBe(false);
    });

    it('does not appear on touch, and disappears when the control is pressed', () => {
      setup();
      fireEvent.pointerEnter(control(), { pointerType: 'touch' });
      pass(5000);
      expect(isShown()).toBe(false);
      fireEvent.pointerEnter(control(), mouse);
      pass(500);
      fireEvent.pointerDown(control());
      expect(isShown()).toBe(false);
    });
  });

  it('is announced once when it only repeats the control’s name, and replaces the browser’s own', () => {
    render(
      <Tooltip text="Share" repeatsName>
        <IconButton label="Share" icon={<svg />} />
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'Share' });
    expect(button).not.toHaveAccessibleDescription();
    expect(button).toHaveAttribute('title', '');
  });

  it('[1.5-40] keeps 10 px from the edges of the window when its control is in a corner', async () => {
    setup();
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
    vi.spyOn(bubble(), 'offsetWidth', 'get').mockReturnValue(200);
    vi.spyOn(bubble(), 'offsetHeight', 'get').mockReturnValue(40);
    vi.spyOn(control(), 'getBoundingClientRect').mockReturnValue(new DOMRect(380, 0, 20, 20));
    await userEvent.tab();
    expect(bubble().style.getPropertyValue('inset-inline-start')).toBe('190px');
    expect(bubble().style.getPropertyValue('inset-block-start')).toBe('28px');
    expect(bubble().dataset.side).toBe('block-end');
  });
});
