import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import {
  choice,
  description,
  facts,
  mark,
  name,
  price,
  radio,
  words,
} from './RadioGroupField.styles';

export interface RadioOption {
  value: string;
  /** The name of the choice, e.g. "Season pass". */
  label: ReactNode;
  /** A line below the name. */
  description?: ReactNode;
  /** A price at the far end, in large type, e.g. "£9.99". */
  price?: ReactNode;
  /** Small text below the price, e.g. "a month". */
  period?: ReactNode;
  /** A short text above the name that sets the choice apart, e.g. a Badge "Most popular". */
  badge?: ReactNode;
  /** Whether it is shown but cannot be chosen. */
  disabled?: boolean;
}

interface RadioChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  option: RadioOption;
  look: 'list' | 'cards';
  id: string;
  invalid: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One radio button with its texts, pressed anywhere. The name is its label; the other texts
 * describe it.
 */
export function RadioChoice({ option, look, invalid, ...input }: RadioChoiceProps) {
  const has = (part: ReactNode) => part !== undefined && part !== null && part !== false;
  const described = [
    has(option.description) && `${input.id}-description`,
    has(option.price) && `${input.id}-price`,
  ].filter(Boolean);
  return (
    <label className={choice({ look, invalid }).className} data-ui="choice">
      <input
        {...input}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        aria-labelledby={`${input.id}-name`}
        aria-describedby={described.join(' ') || undefined}
        className={radio({ look }).className}
      />
      <span className={words({ look }).className}>
        {has(option.badge) && <span className={mark().className}>{option.badge}</span>}
        <span id={`${input.id}-name`} className={name({ look }).className}>
          {option.label}
        </span>
        {has(option.description) && (
          <span id={`${input.id}-description`} className={description().className}>
            {option.description}
          </span>
        )}
      </span>
      {has(option.price) && (
        <span id={`${input.id}-price`} className={facts().className}>
          <span className={price().className}>{option.price}</span>
          {has(option.period) && (
            <>
              {' '}
              <span className={description().className}>{option.period}</span>
            </>
          )}
        </span>
      )}
    </label>
  );
}
