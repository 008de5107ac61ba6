import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './Field';
import type { FieldTexts } from './field-texts';
import { useFieldProps } from './use-field';

interface SampleProps extends FieldTexts {
  id?: string;
  placeholder?: string;
  'aria-describedby'?: string;
}

function Sample(props: SampleProps) {
  const { frame, control } = useFieldProps(props);
  return (
    <Field {...frame}>
      <input {...control} />
    </Field>
  );
}
const control = () => screen.getByRole('textbox');

describe('Field', () => {
  it('names its control by the label, with the text for an optional field', () => {
    render(<Sample label="City" optional="(optional)" />);
    expect(control()).toHaveAccessibleName('City (optional)');
    expect(control()).not.toBeRequired();
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<Sample label="City" labelHidden />);
    expect(control()).toHaveAccessibleName('City');
  });

  it('is described by the error first, then the hint, then the caller’s own texts', () => {
    render(
      <>
        <Sample label="City" hint="Hint" error="Error" aria-describedby="count" />
        <p id="count">3 of 10</p>
      </>,
    );
    expect(control()).toHaveAccessibleDescription('Error Hint 3 of 10');
  });

  it('gives the control its own attributes, and none of the texts', () => {
    render(<Sample label="City" hint="Hint" optional="(optional)" id="city" placeholder="Mesa" />);
    expect(control()).toHaveAttribute('placeholder', 'Mesa');
    expect(control().getAttributeNames().sort()).toEqual(['aria-describedby', 'id', 'placeholder']);
  });

  it('has the same ids on the server as in the browser', () => {
    const element = <Sample label="City" hint="Hint" />;
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(element);
    const before = place.innerHTML;
    render(element, { container: place, hydrate: true });
    expect(place.innerHTML).toBe(before);
  });
});
