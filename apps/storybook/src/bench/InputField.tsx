import { useId, useRef, useState } from 'react';
import { type BenchInput, takes } from './rules/inputs';

export interface InputFieldProps {
  input: BenchInput;
  /** The present value. */
  value: string | undefined;
  /** Whether it differs from the realm's. */
  changed: boolean;
  onChange: (value: string | undefined) => void;
}

/** One input of the theme: its choices, or a colour as text and from a palette. */
export function InputField({ input, value, changed, onChange }: InputFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="bench-field" data-changed={changed}>
      <label htmlFor={id}>{input.title}</label>
      {input.choices ? (
        <Choices id={id} input={input} value={value} onChange={onChange} />
      ) : (
        <Colour id={id} input={input} value={value} onChange={onChange} />
      )}
      <p id={`${id}-description`}>{descriptionOf(input, value)}</p>
      {changed && (
        <button
          type="button"
          className="bench-undo"
          aria-label={`Undo ${input.title}`}
          onClick={() => {
            onChange(undefined);
            // the button disappears: the focus stays at the field
            field.current?.querySelector<HTMLElement>('input, select')?.focus();
          }}
        >
          Undo
        </button>
      )}
    </div>
  );
}

const descriptionOf = ({ choices, description }: BenchInput, value: string | undefined) =>
  choices?.find((choice) => choice.value === value)?.description || description;

type Part = Omit<InputFieldProps, 'changed'> & { id: string };

const Choices = ({ id, input, value, onChange }: Part) => (
  <select
    id={id}
    aria-describedby={`${id}-description`}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value)}
  >
    {input.choices?.map((choice) => (
      <option key={choice.value}>{choice.value}</option>
    ))}
  </select>
);

/** A half-typed text changes nothing yet. */
function Colour({ id, input, value, onChange }: Part) {
  const [typed, setTyped] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  // another realm, an undo or the palette changed it; text that is being typed stays
  if (shown !== value) {
    setShown(value);
    if (typed.toLowerCase() !== value) setTyped(value ?? '');
  }
  const wrong = typed !== '' && !takes(input, typed);
  const take = (text: string) => {
    setTyped(text);
    if (takes(input, text)) onChange(text.toLowerCase());
  };
  return (
    <div className="bench-colour">
      <input
        id={id}
        aria-describedby={`${id}-description`}
        aria-invalid={wrong}
        value={typed}
        placeholder="derived"
        spellCheck={false}
        size={9}
        onChange={({ target }) => take(target.value)}
      />
      <input
        type="color"
        aria-label={`${input.title}, from a palette`}
        value={value ?? '#808080'}
        onChange={({ target }) => take(target.value)}
      />
    </div>
  );
}
