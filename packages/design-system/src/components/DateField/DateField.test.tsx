import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField, type DateFieldProps } from './DateField';
import type { DateOpenerProps } from './opener';

const WORDS = { year: 'Year', month: 'Month', day: 'Day' };
const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const carried = () => document.querySelector<HTMLInputElement>('input[type="hidden"]');
const names = () =>
  screen.getAllByRole('textbox').map((box) => {
    const word = document.getElementById(box.getAttribute('aria-labelledby') ?? '');
    return word?.textContent;
  });
const date = (props: Partial<DateFieldProps> = {}) => (
  <DateField label="Date of birth" partLabels={WORDS} name="born" {...props} />
);

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('DateField', () => {
  it('[1.2-145] has separate parts for year, month and day, in one labelled group', () => {
    render(date());
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeInTheDocument();
    for (const name of ['Year', 'Month', 'Day']) expect(part(name)).toHaveValue('');
  });

  it('[1.2-146] [1.2-147] orders the parts by the format, year first by default', () => {
    const { rerender } = render(date());
    expect(names()).toEqual(['Year', 'Month', 'Day']);
    rerender(date({ format: 'mm/dd/yyyy' }));
    expect(names()).toEqual(['Month', 'Day', 'Year']);
    rerender(date({ format: 'dd/mm/yyyy' }));
    expect(names()).toEqual(['Day', 'Month', 'Year']);
  });

  it('[1.5-04] [1.5-05] [1.5-06] moves through the parts and gives the value once all are filled', async () => {
    const onValueChange = vi.fn();
    render(date({ format: 'dd/mm/yyyy', onValueChange }));
    await userEvent.click(part('Day'));
    await userEvent.keyboard('03');
    expect(part('Month')).toHaveFocus();
    await userEvent.keyboard('12');
    expect(part('Year')).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(carried()).toHaveValue('');
    await userEvent.keyboard('1990');
    expect(onValueChange).toHaveBeenLastCalledWith('1990-12-03');
    expect(carried()).toHaveValue('1990-12-03');
    await userEvent.clear(part('Month'));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(carried()).toHaveValue('');
  });

  it('[1.5-04] moves on after a digit that no other can follow, and writes it in full', async () => {
    const onValueChange = vi.fn();
    render(date({ onValueChange }));
    await userEvent.click(part('Year'));
    await userEvent.keyboard('19905');
    expect(part('Month')).toHaveValue('05');
    expect(part('Day')).toHaveFocus();
    await userEvent.keyboard('9');
    await userEvent.tab();
    expect(part('Day')).toHaveValue('09');
    expect(onValueChange).toHaveBeenLastCalledWith('1990-05-09');
  });

  it('[1.5-02] [1.5-03] keeps month and day within their limits while typing', async () => {
    render(date());
    await userEvent.type(part('Month'), '13');
    expect(part('Month')).toHaveValue('1');
    await userEvent.type(part('Day'), '32');
    expect(part('Day')).toHaveValue('3');
    await userEvent.type(part('Year'), '2o26!');
    expect(part('Year')).toHaveValue('226');
  });

  it('understands Arabic digits', async () => {
    render(date());
    await userEvent.click(part('Year'));
    await userEvent.keyboard('١٩٩٠۱۲٠٣');
    expect(carried()).toHaveValue('1990-12-03');
  });

  it('moves on at a separator, and back by Backspace in an empty part', async () => {
    render(date({ format: 'dd/mm/yyyy' }));
    await userEvent.click(part('Day'));
    await userEvent.keyboard('3/1/');
    expect(part('Year')).toHaveFocus();
    expect(part('Day')).toHaveValue('03');
    expect(part('Month')).toHaveValue('01');
    await userEvent.keyboard('/');
    expect(part('Year')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(part('Month')).toHaveFocus();
    expect(part('Month')).toHaveValue('01');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(part('Day')).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(part('Day')).toHaveFocus();
    expect(part('Day')).toHaveValue('');
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('moves between parts by the arrows at their edges, %s', async (dir, onwards, back) => {
    document.documentElement.dir = dir;
    render(date({ defaultValue: '1990-12-03' }));
    act(() => {
      part('Month').focus();
      part('Month').setSelectionRange(1, 1);
    });
    await userEvent.keyboard(onwards);
    expect(part('Month')).toHaveFocus();
    await userEvent.keyboard(onwards);
    expect(part('Day')).toHaveFocus();
    await userEvent.keyboard(back);
    expect(part('Month')).toHaveFocus();
    await userEvent.keyboard(`${back}${back}${back}`);
    expect(part('Year')).toHaveFocus();
  });

  it('accepts a whole pasted date, in its own order or ISO', async () => {
    render(date({ format: 'dd/mm/yyyy' }));
    await userEvent.click(part('Month'));
    await userEvent.paste('03/12/1990');
    expect(carried()).toHaveValue('1990-12-03');
    expect(part('Year')).toHaveFocus();
    await userEvent.paste('2001-02-03');
    expect(carried()).toHaveValue('2001-02-03');
  });

  it('reports what is wrong with the date apart from its value', async () => {
    const onValueChange = vi.fn();
    const onProblemChange = vi.fn();
    render(date({ onValueChange, onProblemChange, min: '1900-01-01', max: '2026-12-31' }));
    await userEvent.click(part('Year'));
    await userEvent.keyboard('2');
    expect(onProblemChange).toHaveBeenLastCalledWith('incomplete');
    await userEvent.keyboard('0260230');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-02-30');
    expect(onProblemChange).toHaveBeenLastCalledWith('not-real');
    await userEvent.keyboard('{Backspace}{Backspace}28');
    expect(onProblemChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(part('Year'));
    await userEvent.type(part('Year'), '2027');
    expect(onProblemChange).toHaveBeenLastCalledWith('too-late');
  });

  it('leaves the focus where it is when a browser autofills the parts', async () => {
    render(date({ birthday: true }));
    expect(part('Year')).toHaveAttribute('autocomplete', 'bday-year');
    expect(part('Month')).toHaveAttribute('autocomplete', 'bday-month');
    expect(part('Day')).toHaveAttribute('autocomplete', 'bday-day');
    await userEvent.click(part('Day'));
    fireEvent.change(part('Month'), { target: { value: '12' } });
    fireEvent.change(part('Year'), { target: { value: '1990' } });
    expect(part('Day')).toHaveFocus();
  });

  it('follows a controlled value, but not the echo of what is being typed', async () => {
    function Owner() {
      const [value, setValue] = useState<string | null>('1990-12-03');
      return (
        <>
          {date({ value, onValueChange: setValue })}
          <button type="button" onClick={() => setValue('2001-01-31')}>
            Other
          </button>
        </>
      );
    }
    render(<Owner />);
    await userEvent.clear(part('Month'));
    await userEvent.type(part('Month'), '1');
    expect(part('Month')).toHaveValue('1');
    expect(carried()).toHaveValue('1990-01-03');
    await userEvent.click(screen.getByRole('button'));
    expect(part('Year')).toHaveValue('2001');
    expect(part('Day')).toHaveValue('31');
  });

  it('is reset and sent with its form', async () => {
    render(
      <form aria-label="You">
        {date({ defaultValue: '1990-12-03' })}
        <button type="reset">Undo</button>
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.clear(part('Day'));
    expect(new FormData(form).get('born')).toBe('');
    await userEvent.click(screen.getByRole('button'));
    expect(part('Day')).toHaveValue('03');
    expect(new FormData(form).get('born')).toBe('1990-12-03');
  });

  it('ties error and hint to the group and marks every part', () => {
    render(
      date({ error: 'This date does not exist.', hint: 'As in your passport', required: true }),
    );
    const group = screen.getByRole('group', { name: 'Date of birth' });
    expect(group).toHaveAccessibleDescription('This date does not exist. As in your passport');
    for (const name of ['Year', 'Month', 'Day']) {
      expect(part(name)).toBeInvalid();
      expect(part(name)).toBeRequired();
    }
  });

  it('can be read-only or disabled', async () => {
    const { rerender } = render(date({ readOnly: true, defaultValue: '1990-12-03' }));
    await userEvent.type(part('Day'), '1');
    await userEvent.paste('2001-01-01');
    expect(carried()).toHaveValue('1990-12-03');
    rerender(date({ disabled: true, defaultValue: '1990-12-03' }));
    expect(part('Day')).toBeDisabled();
    expect(carried()).toBeDisabled();
  });

  it('gives a form the ref of its first part, and calls back when the focus has left the whole field', async () => {
    const ref = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(date({ ref, onBlur, id: 'born', format: 'mm/dd/yyyy' }));
    expect(ref.current).toBe(part('Month'));
    expect(document.getElementById('born')).toBe(part('Month'));
    await userEvent.click(part('Month'));
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('renders on the server under a strict policy', () => {
    const html = renderToString(date({ defaultValue: '1990-12-03' }));
    expect(html).toContain('value="1990-12-03"');
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
  });

  it('[1.2-144] shows a button whose code comes later, and keeps its room until then', async () => {
    const Opener = ({ date: { write }, min, disabled }: DateOpenerProps) => (
      <button
        type="button"
        disabled={disabled}
        onClick={() => write({ year: '2026', month: '12', day: '04' })}
      >
        Choose from {min}
      </button>
    );
    const load = vi.fn(async () => ({ default: Opener }));
    const onValueChange = vi.fn();
    const props = { opener: load, min: '2026-11-21', onValueChange };
    const { rerender } = render(date(props));
    const group = screen.getByRole('group');
    const places = group.childElementCount;
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from 2026-11-21' }));
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-04');
    expect(part('Day')).toHaveValue('04');
    expect(group.childElementCount).toBe(places);
    rerender(date({ ...props, readOnly: true }));
    expect(screen.getByRole('button')).toBeDisabled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('works without the button when its code fails to load, and warns in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const lost = new Error('Failed to fetch dynamically imported module');
    render(date({ opener: () => Promise.reject(lost) }));
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.any(String), lost));
    await userEvent.type(part('Year'), '1990');
    expect(part('Year')).toHaveValue('1990');
    expect(screen.queryByRole('button')).toBeNull();
    warn.mockRestore();
  });
});
