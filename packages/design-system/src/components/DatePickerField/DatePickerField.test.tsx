import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatePickerField, type DatePickerFieldProps } from './DatePickerField';

const shown = new Set<Element>();
const toggle = (element: HTMLElement, newState: 'open' | 'closed') => {
  if (newState === 'open') shown.add(element);
  else shown.delete(element);
  // its style sheet hides whatever has the attribute
  element.toggleAttribute('popover', newState === 'closed');
  fireEvent(element, Object.assign(new Event('toggle'), { newState }));
};

// jsdom knows neither popovers nor their buttons
beforeEach(() => {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  shown.clear();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

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
const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open calendar' });
const open = () => {
  const panel = document.getElementById(opener().getAttribute('popovertarget') ?? '');
  act(() => panel?.showPopover());
};
const carried = () => document.querySelector<HTMLInputElement>('input[type="hidden"]');

describe('DatePickerField', () => {
  it('[1.2-144] opens a calendar at the date that is typed, and takes what is chosen there', async () => {
    const onValueChange = vi.fn();
    render(picker({ onValueChange }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard('03122026');
    expect(screen.queryByRole('grid')).toBeNull();
    open();
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: / 3 December 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-04');
    expect(carried()).toHaveValue('2026-12-04');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('04');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('opens at today when the parts are no date', () => {
    render(picker({ defaultValue: '2026-02-30' }));
    open();
    expect(screen.getByRole('button', { name: /21 November 2026/ })).toHaveFocus();
  });

  it('keeps the choice within the limits of the field', () => {
    render(picker({ min: '2026-11-20', max: '2026-11-25' }));
    open();
    expect(screen.getByRole('button', { name: /19 November/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /25 November/ })).toBeEnabled();
  });

  it('can ask for a date without a mark of its own', () => {
    render(picker({ 'aria-required': true }));
    for (const part of screen.getAllByRole('textbox')) expect(part).toBeRequired();
  });

  it('opens nothing where nothing can be changed', () => {
    const { rerender } = render(picker({ readOnly: true }));
    expect(opener()).toBeDisabled();
    rerender(picker({ disabled: true }));
    expect(opener()).toBeDisabled();
  });

  it('is written by the server without its calendar, under a strict policy', () => {
    const html = renderToString(picker({ defaultValue: '2026-12-04' }));
    expect(html).not.toContain('role="grid"');
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
  });
});
