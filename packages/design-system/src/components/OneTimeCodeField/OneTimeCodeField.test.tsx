import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField';

const code = (props: Partial<OneTimeCodeFieldProps> = {}) => (
  <OneTimeCodeField label="Code" name="code" {...props} />
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const boxes = () => [...(field().parentElement?.querySelectorAll('[aria-hidden]') ?? [])];
const drawn = () => boxes().map((box) => box.textContent || '·');
const active = () => boxes().flatMap((box, at) => (box.hasAttribute('data-active') ? [at] : []));

describe('OneTimeCodeField', () => {
  it('is one labelled field to screen readers, browsers and phones', () => {
    render(code());
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAttribute('name', 'code');
    expect(drawn()).toHaveLength(6);
  });

  it('draws the typed code, and calls back when it is complete', async () => {
    const onValueChange = vi.fn();
    const onComplete = vi.fn();
    render(code({ onValueChange, onComplete }));
    await userEvent.click(field());
    expect(active()).toEqual([0]);
    await userEvent.keyboard('12a3');
    expect(drawn().join('')).toBe('123···');
    expect(active()).toEqual([3]);
    expect(onValueChange).toHaveBeenLastCalledWith('123');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('4567');
    expect(field()).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it.each(['123456', '123 456', '123-456', 'Your code is 123456.', '١٢٣٤٥٦'])(
    'accepts a whole code that is pasted: %s',
    async (text) => {
      const onComplete = vi.fn();
      render(code({ onComplete }));
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field()).toHaveValue('123456');
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
    },
  );

  it('shows that it left out unreadable characters, until the next input', async () => {
    render(code({ unreadable: 'Digits only.' }));
    await userEvent.type(field(), '12a');
    expect(field()).toHaveValue('12');
    expect(field()).toHaveAccessibleDescription('Digits only.');
    expect(screen.getByText('Digits only.').closest('[aria-live="polite"]')).not.toBeNull();
    expect(field()).toBeValid();
    await userEvent.type(field(), ' 3');
    expect(field()).toHaveValue('123');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('ignores text around a whole code', async () => {
    render(code({ unreadable: 'Digits only.' }));
    await userEvent.click(field());
    await userEvent.paste('Your code is 123456.');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('accepts a code that the phone fills in', () => {
    const onComplete = vi.fn();
    render(code({ onComplete }));
    fireEvent.change(field(), { target: { value: '123456' } });
    expect(drawn().join('')).toBe('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it.each(['BCDF-GHJK', 'bcdfghjk', ' bcdf – ghjk ', 'ＢＣＤＦ-ＧＨＪＫ'])(
    'accepts a code of letters, however it is written: %s',
    async (text) => {
      const onComplete = vi.fn();
      render(code({ length: 8, letters: 'BCDFGHJKLMNPQRSTVWXZ', onComplete }));
      expect(field()).toHaveAttribute('inputmode', 'text');
      expect(field()).toHaveAttribute('autocapitalize', 'characters');
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field()).toHaveValue('BCDFGHJK');
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('BCDFGHJK');
    },
  );

  it('leaves out letters that are in no code', async () => {
    render(code({ length: 4, letters: 'BCDF' }));
    await userEvent.click(field());
    await userEvent.keyboard('a0b-c');
    expect(drawn().join('')).toBe('BC··');
  });

  it('moves through the boxes by arrow keys, and replaces the digit there', async () => {
    render(code());
    await userEvent.click(field());
    await userEvent.keyboard('1234{ArrowLeft}{ArrowLeft}');
    expect(active()).toEqual([2]);
    await userEvent.keyboard('9');
    expect(field()).toHaveValue('1294');
    expect(active()).toEqual([3]);
    await userEvent.keyboard('{Home}8{End}5');
    expect(field()).toHaveValue('82945');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}6');
    expect(field()).toHaveValue('829456');
  });

  it('deletes digits backwards', async () => {
    render(code());
    await userEvent.click(field());
    await userEvent.keyboard('1234{Backspace}');
    expect(field()).toHaveValue('123');
    await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}');
    expect(field()).toHaveValue('1');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(field()).toHaveValue('');
    expect(active()).toEqual([0]);
  });

  it('hides its error when the viewer types, and shows it again when it comes again', async () => {
    const props = { defaultValue: '123456', error: 'That code does not match.' };
    const { rerender } = render(code(props));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('That code does not match.');
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}');
    expect(field()).toBeValid();
    expect(screen.queryByText('That code does not match.')).toBeNull();
    rerender(code({ ...props, error: undefined }));
    rerender(code(props));
    expect(field()).toBeInvalid();
    expect(screen.getByText('That code does not match.')).toBeInTheDocument();
  });

  it('begins anew after a wrong code: the next digit replaces all of it', async () => {
    const { rerender } = render(code());
    await userEvent.click(field());
    await userEvent.keyboard('123456');
    rerender(code({ error: 'That code does not match.' }));
    await userEvent.keyboard('9');
    expect(field()).toHaveValue('9');
  });

  it('leaves a controlled value to its owner', async () => {
    function Owner() {
      const [value, setValue] = useState('12');
      return (
        <>
          {code({ value, onValueChange: setValue })}
          <button type="button" onClick={() => setValue('')}>
            Clear
          </button>
        </>
      );
    }
    render(<Owner />);
    await userEvent.type(field(), '3');
    expect(drawn().join('')).toBe('123···');
    await userEvent.click(screen.getByRole('button'));
    expect(drawn().join('')).toBe('······');
  });

  it('can be registered by a form library, which writes to the input itself', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    const onBlur = vi.fn();
    const { rerender } = render(code({ ref, onChange, onBlur }));
    await userEvent.click(field());
    await userEvent.paste('12-34');
    expect(onChange).toHaveLastReturnedWith('1234');
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
    expect(active()).toEqual([]);
    if (ref.current) ref.current.value = '77';
    rerender(code({ ref, hint: 'New code sent' }));
    expect(drawn().join('')).toBe('77····');
  });

  it('is reset with its form', async () => {
    render(
      <form>
        {code()}
        <button type="reset">Undo</button>
      </form>,
    );
    await userEvent.type(field(), '123');
    await userEvent.click(screen.getByRole('button'));
    expect(field()).toHaveValue('');
    expect(await screen.findByRole('textbox')).toBe(field());
    expect(drawn().join('')).toBe('······');
  });

  it('can be read-only or disabled', async () => {
    const { rerender } = render(code({ readOnly: true, defaultValue: '123456' }));
    await userEvent.type(field(), '9');
    expect(field()).toHaveValue('123456');
    rerender(code({ disabled: true }));
    expect(field()).toBeDisabled();
  });

  it('renders on the server under a strict policy', () => {
    const html = renderToString(code({ defaultValue: '123' }));
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
  });
});
