import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachPopovers } from '../../testing/teach-popovers';
import type { DateState } from '../DateField';
import { CalendarOpener, type CalendarOpenerProps } from './CalendarOpener';

let forget: () => void;
beforeEach(() => {
  forget = teachPopovers();
});
afterEach(() => forget());

const dateOf = (value: string | null) =>
  ({ value, write: vi.fn<DateState['write']>() }) as unknown as DateState & {
    write: ReturnType<typeof vi.fn>;
  };

const opener = (props: Partial<CalendarOpenerProps> = {}) => (
  <CalendarOpener
    label="Open calendar"
    locale="en-GB"
    today="2026-11-21"
    words={{ previousMonth: 'Back', nextMonth: 'On', month: 'Month list', year: 'Years' }}
    date={dateOf(null)}
    {...props}
  />
);
const button = () => screen.getByRole('button', { name: 'Open calendar' });
// jsdom's style sheet hides every popover
const day = (name: RegExp) => screen.getByRole('button', { name, hidden: true });
const month = () => screen.queryByRole('grid', { hidden: true });

describe('CalendarOpener', () => {
  it('[1.2-144] opens the month of the typed day, and writes the chosen day into the field', async () => {
    const date = dateOf('2026-12-03');
    render(opener({ date }));
    expect(month()).toBeNull();
    await userEvent.click(button());
    expect(day(/ 3 December 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(date.write).toHaveBeenCalledExactlyOnceWith({ year: '2026', month: '12', day: '04' });
    expect(month()).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('opens at today when the parts are not a day', async () => {
    render(opener({ date: dateOf('2026-02-30') }));
    await userEvent.click(button());
    expect(day(/21 November 2026/)).toHaveFocus();
  });

  it('writes nothing when it is closed by Escape', async () => {
    const date = dateOf('2026-12-03');
    render(opener({ date }));
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(month()).toBeNull();
    expect(date.write).not.toHaveBeenCalled();
  });

  it('offers no day outside the limits of the field', async () => {
    render(opener({ min: '2026-11-20', max: '2026-11-25' }));
    await userEvent.click(button());
    expect(day(/19 November/)).toBeDisabled();
    expect(day(/25 November/)).toBeEnabled();
  });

  it('does not open where the field cannot be changed', () => {
    render(opener({ disabled: true }));
    expect(button()).toBeDisabled();
  });

  it('renders on the server without its month, under a strict policy', () => {
    const html = renderToString(opener({ date: dateOf('2026-12-04') }));
    expect(html).not.toContain('role="grid"');
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
  });
});
