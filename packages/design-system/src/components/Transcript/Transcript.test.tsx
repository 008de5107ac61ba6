import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Transcript, type TranscriptProps } from './Transcript';

const onGoTo = vi.fn();
const show = (changes: Partial<TranscriptProps> = {}) =>
  render(
    <Transcript
      {...changes}
      label="Transcript"
      language="es"
      lines={[
        { at: 4, time: '0:04', speaker: 'Host', text: 'Buenas noches.' },
        { at: 12, time: '0:12', text: 'Todo está por delante.' },
      ]}
      goTo={(time) => `Play from ${time}`}
      onGoTo={onGoTo}
    />,
  );

it('is a list of what is said, by whom, in its language', () => {
  show();
  const [first, second] = within(screen.getByRole('list', { name: 'Transcript' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('0:04HostBuenas noches.');
  expect(second).toHaveTextContent('0:12Todo está por delante.');
  expect(screen.getByText('Todo está por delante.')).toHaveAttribute('lang', 'es');
});

it('leads to the time of a line, by keyboard as well', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Play from 0:12' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(12);
});

it('marks the line that is said now, and no other', () => {
  show({ current: 1 });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveAttribute('aria-current');
  expect(second).toHaveAttribute('aria-current', 'true');
  expect(document.body).toHaveFocus();
});

it('begins with the focus at that line where it is asked to', () => {
  show({ current: 1, focusCurrent: true });
  expect(screen.getByRole('button', { name: 'Play from 0:12' })).toHaveFocus();
});

it('leaves the focus alone before the first line is said', () => {
  show({ focusCurrent: true });
  expect(document.body).toHaveFocus();
});
