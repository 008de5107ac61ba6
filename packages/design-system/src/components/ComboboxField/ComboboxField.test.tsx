import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField';

const words: ComboboxFieldProps = {
  label: 'Country',
  options: [
    { value: 'AT', label: 'Austria' },
    { value: 'AU', label: 'Australia' },
    { value: 'CU', label: 'Cuba', disabled: true },
    { value: 'SE', label: 'Sweden' },
  ],
  toggleLabel: 'Show countries',
  emptyText: 'No such country',
  countText: (count) => `${count} countries`,
};
const field = () => screen.getByRole('combobox', { name: 'Country' });
// the list is in a popover, which jsdom does not show
const options = () => screen.queryAllByRole('option', { hidden: true });
const shown = () => options().map((option) => option.textContent);
const status = () => screen.getByRole('status');
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('country');
const inForm = (props: Partial<ComboboxFieldProps> = {}) => (
  <form aria-label="Form">
    <ComboboxField {...words} name="country" {...props} />
    <button type="submit">Send</button>
  </form>
);

describe('ComboboxField', () => {
  it('ties label, hint and error to the control, which announces that it has a list', () => {
    render(<ComboboxField {...words} hint="Where you watch" error="Choose one" required />);
    expect(field()).toHaveAccessibleDescription('Choose one Where you watch');
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  });

  it('filters while the viewer types and announces how many are left', async () => {
    render(<ComboboxField {...words} />);
    await userEvent.type(field(), 'aus');
    expect(shown()).toEqual(['Austria', 'Australia']);
    expect(status()).toHaveTextContent('2 countries');
    await userEvent.type(field(), 'x');
    expect(shown()).toEqual([]);
    expect(status()).toHaveTextContent('No such country');
  });

  it('takes the best match on Enter without submitting the form, and submits on a second Enter', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    render(
      <form aria-label="Form" onSubmit={onSubmit}>
        <ComboboxField {...words} name="country" />
      </form>,
    );
    await userEvent.type(field(), 'swe{Enter}');
    expect(field()).toHaveValue('Sweden');
    expect(sent()).toBe('SE');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('moves by arrow keys over the options that can be chosen, and marks the active one for assistive technology', async () => {
    render(<ComboboxField {...words} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const pointed = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(pointed()).toHaveTextContent('Sweden');
    await userEvent.keyboard('{ArrowUp}');
    expect(pointed()).toHaveTextContent('Australia');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Australia');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes an option that is pressed, also after its button opened the list', async () => {
    const onValueChange = vi.fn();
    render(<ComboboxField {...words} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show countries' }));
    expect(field()).toHaveFocus();
    const [, , cuba, sweden] = options();
    if (cuba) await userEvent.click(cuba);
    expect(onValueChange).not.toHaveBeenCalled();
    if (sweden) await userEvent.click(sweden);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('SE', words.options[3]);
    expect(field()).toHaveValue('Sweden');
  });

  it('shows the whole list again when it is opened with a chosen option', async () => {
    render(<ComboboxField {...words} defaultValue="AT" />);
    await userEvent.click(field());
    expect(options()).toHaveLength(4);
  });

  it('accepts only options of the list: Escape and leaving restore the chosen one', async () => {
    render(inForm({ defaultValue: 'AT' }));
    await userEvent.clear(field());
    await userEvent.type(field(), 'Swedish');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Swedish');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');

    await userEvent.type(field(), 'sweden');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.tab();
    expect(field()).toHaveValue('Sweden');
    await userEvent.type(field(), 'zz');
    await userEvent.tab();
    expect(field()).toHaveValue('Sweden');
    expect(sent()).toBe('SE');
  });

  it('can be emptied', async () => {
    render(inForm({ defaultValue: 'AT' }));
    expect(sent()).toBe('AT');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
    expect(sent()).toBe('');
  });

  it('leaves Escape to a dialog around it while its list is closed', async () => {
    const around = vi.fn((event) => event.defaultPrevented);
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: in place of a dialog
      <div onKeyDown={around}>
        <ComboboxField {...words} defaultValue="AT" />
      </div>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(around).toHaveLastReturnedWith(true);
    await userEvent.keyboard('{Escape}');
    expect(around).toHaveLastReturnedWith(false);
    expect(field()).toHaveValue('Austria');
  });

  it('accepts any text where text is free, and helps with the list', async () => {
    const onValueChange = vi.fn();
    render(inForm({ freeText: true, onValueChange }));
    await userEvent.type(field(), 'Ruritania');
    await userEvent.tab();
    expect(field()).toHaveValue('Ruritania');
    expect(sent()).toBe('Ruritania');
    expect(onValueChange).toHaveBeenLastCalledWith('Ruritania', null);

    await userEvent.clear(field());
    await userEvent.type(field(), 'swe{ArrowDown}{Enter}');
    expect(sent()).toBe('Sweden');
    expect(onValueChange).toHaveBeenLastCalledWith('Sweden', words.options[3]);
  });

  it('follows a controlled value, also when it changes from outside', async () => {
    function Kept() {
      const [value, setValue] = useState('AT');
      return (
        <>
          <ComboboxField {...words} value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue('SE')}>
            Set
          </button>
          <output>{value}</output>
        </>
      );
    }
    render(<Kept />);
    expect(field()).toHaveValue('Austria');
    await userEvent.clear(field());
    await userEvent.type(field(), 'australia{Enter}');
    expect(screen.getByText('AU')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    expect(field()).toHaveValue('Sweden');
  });

  it('shows a server’s options as they arrive, and announces that they are loading', async () => {
    const onTextChange = vi.fn();
    const server = { options: [], filtered: true, loadingLabel: 'Looking', onTextChange };
    const { rerender } = render(<ComboboxField {...words} {...server} loading />);
    await userEvent.type(field(), 'zz');
    expect(onTextChange).toHaveBeenLastCalledWith('zz');
    expect(status()).toHaveTextContent('Looking');
    rerender(<ComboboxField {...words} filtered onTextChange={onTextChange} />);
    expect(options()).toHaveLength(4);
    expect(status()).toHaveTextContent('4 countries');
  });

  it('goes back to its default when the form is reset', async () => {
    render(inForm({ defaultValue: 'AT' }));
    await userEvent.clear(field());
    await userEvent.type(field(), 'swe{Enter}');
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(field()).toHaveValue('Austria'));
    expect(sent()).toBe('AT');
  });

  it('stays closed and unchanged where it is read-only or disabled', async () => {
    const { rerender } = render(<ComboboxField {...words} defaultValue="AT" readOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    rerender(<ComboboxField {...words} defaultValue="AT" disabled />);
    expect(field()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Show countries' })).toBeDisabled();
    expect(field()).toHaveValue('Austria');
  });

  it('gives the caller a ref to its control', () => {
    const ref = createRef<HTMLInputElement>();
    render(<ComboboxField {...words} ref={ref} id="country" />);
    expect(ref.current).toBe(field());
    expect(ref.current).toHaveAttribute('id', 'country');
  });
});
