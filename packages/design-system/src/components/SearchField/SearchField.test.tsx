import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';

const field = () => screen.getByRole('searchbox', { name: 'Search' });
const clear = () => screen.getByRole('button', { name: 'Clear' });

describe('SearchField', () => {
  it('is emptied by Escape and by its button, with an event, and keeps the focus', async () => {
    const heard = vi.fn();
    render(
      <SearchField
        label="Search"
        clearLabel="Clear"
        onChange={(event) => heard(event.target.value)}
      />,
    );
    await userEvent.type(field(), 'bout');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(heard).toHaveBeenLastCalledWith('');

    await userEvent.type(field(), 'bout');
    await userEvent.click(clear());
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(heard).toHaveBeenLastCalledWith('');
  });

  it('empties a controlled value', async () => {
    function Kept() {
      const [text, setText] = useState('bout');
      return (
        <SearchField
          label="Search"
          clearLabel="Clear"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      );
    }
    render(<Kept />);
    await userEvent.click(clear());
    expect(field()).toHaveValue('');
  });

  it('leaves Escape in an empty field to the elements around it, and uses it otherwise', async () => {
    const around = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: in place of an overlay
      <div onKeyDown={({ key }) => around(key)}>
        <SearchField label="Search" clearLabel="Clear" defaultValue="a" />
      </div>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(around).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(around).toHaveBeenCalledWith('Escape');
  });

  it('never empties a read-only field', async () => {
    render(<SearchField label="Search" clearLabel="Clear" defaultValue="bout" readOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('bout');
  });

  it('submits its form by Enter and by its button', async () => {
    const sent = vi.fn((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return new FormData(event.currentTarget).get('q');
    });
    render(
      <form onSubmit={sent}>
        <SearchField label="Search" clearLabel="Clear" submitLabel="Find" name="q" />
      </form>,
    );
    await userEvent.type(field(), 'bout{Enter}');
    expect(sent).toHaveLastReturnedWith('bout');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('announces that it is busy, and stops when it is not', () => {
    const { rerender } = render(
      <SearchField label="Search" clearLabel="Clear" busy busyLabel="Searching" />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
    rerender(<SearchField label="Search" clearLabel="Clear" busyLabel="Searching" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gives the caller a ref to its control, of the type that phones have a key for', () => {
    const ref = createRef<HTMLInputElement>();
    render(<SearchField ref={ref} label="Search" clearLabel="Clear" />);
    expect(ref.current).toBe(field());
    expect(field()).toHaveAttribute('type', 'search');
    expect(field()).toHaveAttribute('enterkeyhint', 'search');
  });
});
