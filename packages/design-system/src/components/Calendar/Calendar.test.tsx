import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Calendar, type CalendarProps } from './Calendar';

const words = { previousMonth: 'Back', nextMonth: 'On', month: 'Month', year: 'Year' };
const calendar = (props: Partial<CalendarProps> = {}) => (
  <Calendar locale="en-GB" words={words} today="2026-11-21" {...props} />
);
const day = (name: RegExp | string) => screen.getByRole('button', { name });
const grid = () => screen.getByRole('grid');

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('Calendar', () => {
  it('[1.2-144] shows the month of the chosen day, in a grid named after it', () => {
    render(calendar({ defaultValue: '2024-02-29' }));
    expect(screen.getByRole('grid', { name: 'February 2024' })).toBeInTheDocument();
    expect(within(grid()).getAllByRole('button')).toHaveLength(29);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('29');
  });

  it('marks today, and begins there when nothing is chosen', () => {
    render(calendar());
    expect(day(/21 November 2026/)).toHaveAttribute('aria-current', 'date');
    expect(day(/21 November 2026/)).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it('calls back with the chosen day', async () => {
    const onValueChange = vi.fn();
    render(calendar({ onValueChange }));
    await userEvent.click(day(/ 5 November/));
    expect(onValueChange).toHaveBeenCalledWith('2026-11-05');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('5');
  });

  it('leaves the value to the caller when it is controlled', async () => {
    render(calendar({ value: '2026-11-03' }));
    await userEvent.click(day(/ 5 November/));
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('3');
  });

  it('is one stop in the tab order, and keys move inside it', async () => {
    const onValueChange = vi.fn();
    render(calendar({ onValueChange }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(day(/21 November/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(day(/ 5 December 2026/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(day(/30 November 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Shift>}{PageDown}{/Shift}');
    expect(day(/30 December 2027/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('2027-12-30');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('follows the direction of the page', async () => {
    document.documentElement.dir = 'rtl';
    render(calendar({ locale: 'ar-EG', takeFocus: true }));
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('السبت');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent('٢٢');
  });

  it('keeps keys, buttons and days within the limits', async () => {
    render(calendar({ min: '2026-11-10', max: '2026-12-05', takeFocus: true }));
    expect(day(/ 9 November/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.keyboard('{PageUp}');
    expect(day(/10 November/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(day(/ 5 December/)).toHaveFocus();
    expect(screen.getByRole('button', { name: 'On' })).toBeDisabled();
  });

  it('goes through the months by buttons, which keep the focus', async () => {
    render(calendar());
    const on = screen.getByRole('button', { name: 'On' });
    await userEvent.click(on);
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    expect(on).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument();
  });

  it('jumps to any month and year within the limits', async () => {
    render(calendar({ min: '1990-05-01', max: '2026-12-31' }));
    await userEvent.selectOptions(screen.getByLabelText('Year'), '1990');
    expect(screen.getByRole('grid', { name: 'November 1990' })).toBeInTheDocument();
    expect(within(screen.getByLabelText('Month')).getAllByRole('option')).toHaveLength(8);
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'May');
    expect(screen.getByRole('grid', { name: 'May 1990' })).toBeInTheDocument();
  });

  it('begins its weeks on the locale’s first day, or on the given one', () => {
    const { rerender } = render(calendar());
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
    rerender(calendar({ locale: 'en-US' }));
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
    rerender(calendar({ firstWeekday: 3 }));
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Wednesday');
  });

  it('renders on the server under a strict policy', () => {
    const html = renderToString(calendar());
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
    expect(html).not.toMatch(/<(style|script)/);
  });
});
