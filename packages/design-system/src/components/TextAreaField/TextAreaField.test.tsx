import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextAreaField } from './TextAreaField';
import { countCharacters } from './use-count';

const field = () => screen.getByRole('textbox', { name: 'Message' });
const countText = (used: number, limit: number | undefined) => `${used} of ${limit}`;

describe('TextAreaField', () => {
  it('ties label, hint and error to the control', () => {
    render(<TextAreaField label="Message" hint="In your words" error="Say something" required />);
    expect(field().tagName).toBe('TEXTAREA');
    expect(field()).toBeRequired();
    expect(field()).toHaveAccessibleDescription('Say something In your words');
  });

  it('counts what is written, and allows more than the limit', async () => {
    render(<TextAreaField label="Message" limit={5} countText={countText} defaultValue="four" />);
    expect(screen.getByText('4 of 5')).toBeInTheDocument();
    await userEvent.type(field(), ' more');
    expect(field()).toHaveValue('four more');
    expect(screen.getAllByText('9 of 5').length).toBeGreaterThan(0);
  });

  it('announces the count near the limit, and not before', async () => {
    render(<TextAreaField label="Message" limit={10} countText={countText} />);
    await userEvent.type(field(), '12345678');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field(), '9');
    expect(screen.getByRole('status')).toHaveTextContent('9 of 10');
  });

  it('counts anew when the caller or a reset of the form changes the text', async () => {
    const { rerender } = render(
      <TextAreaField label="Message" countText={countText} limit={99} value="a" readOnly />,
    );
    rerender(
      <TextAreaField label="Message" countText={countText} limit={99} value="abc" readOnly />,
    );
    expect(screen.getByText('3 of 99')).toBeInTheDocument();

    rerender(
      <form key="form" aria-label="Form">
        <TextAreaField label="Message" countText={countText} limit={99} defaultValue="ab" />
      </form>,
    );
    await userEvent.type(field(), 'cd');
    screen.getByRole<HTMLFormElement>('form').reset();
    expect(await screen.findByText('2 of 99')).toBeInTheDocument();
  });

  it('gives the caller a ref to its control and the typed text', async () => {
    const ref = createRef<HTMLTextAreaElement>();
    const onChange = vi.fn((event) => event.target.value);
    render(<TextAreaField ref={ref} label="Message" name="message" onChange={onChange} />);
    await userEvent.type(field(), 'Hi');
    expect(ref.current).toBe(field());
    expect(onChange).toHaveLastReturnedWith('Hi');
  });
});

describe('countCharacters', () => {
  it('counts as a reader does', () => {
    expect(countCharacters('')).toBe(0);
    expect(countCharacters('été')).toBe(3);
    expect(countCharacters('e\u0301te\u0301')).toBe(3);
    expect(countCharacters('👨‍👩‍👧')).toBe(1);
  });

  it('never counts more than the platform does, and counts plain letters as one each', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countCharacters(text)).toBeLessThanOrEqual(text.length);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]*$/), (text) => {
        expect(countCharacters(text)).toBe(text.length);
      }),
    );
  });
});
