import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachPopovers } from '../../testing/teach-popovers';
import { DatePickerField, type DatePickerFieldProps } from './DatePickerField';

let forget: () => void;
beforeEach(() => {
  forget = teachPopovers();
});
afterEach(() => forget());

const picker = (props: Partial<DatePickerFieldProps> = {}) => (
  <DatePickerField
    label="Remind me on"
    name="day"
    locale="en-GB"
    format="dd/mm/yyyy"
    today="2026-11-21"
    partLabels={{ year: 'Year', month: 'Month', day: 'Day' }}
    calendarLabel="Open calendar"
    calendarWords={{ previousMonth: 'Back', nextMonth: 'On', month: 'Month list', year: 'Years' }}
    {...props}
  />
);
const opener = () => screen.getByRole('button', { name: 'Open calendar' });
const carried = () => document.querySelector<HTMLInputElement>('input[type="hidden"]');

describe('DatePickerField', () => {
  it('[1.2-144] opens a calendar at the typed date, and takes the day chosen there', async () => {
    const onValueChange = vi.fn();
    render(picker({ onValueChange }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard('03122026');
    await userEvent.click(opener());
    expect(screen.getByRole('button', { name: / 3 December 2026/, hidden: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-04');
    expect(carried()).toHaveValue('2026-12-04');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('04');
    expect(screen.queryByRole('grid', { hidden: true })).toBeNull();
  });

  it('keeps the choice within the limits of the field', async () => {
    render(picker({ min: '2026-11-20', max: '2026-11-25' }));
    await userEvent.click(opener());
    const day = (name: RegExp) => screen.getByRole('button', { name, hidden: true });
    expect(day(/19 November/)).toBeDisabled();
    expect(day(/25 November/)).toBeEnabled();
  });

  it('can be required without a mark', () => {
    render(picker({ 'aria-required': true }));
    for (const part of screen.getAllByRole('textbox')) expect(part).toBeRequired();
  });

  it('does not open where it cannot be changed', () => {
    const { rerender } = render(picker({ readOnly: true }));
    expect(opener()).toBeDisabled();
    rerender(picker({ disabled: true }));
    expect(opener()).toBeDisabled();
  });
});
