import { onlyDigits, TextField } from '@marquee/design-system';
import { useLayoutEffect, useRef } from 'react';
import type { ControlProps } from '../field-types';
import { caretBehind, formatTaxNumber, isTaxNumberDigits } from '../rules/tax-number';

/** A tax number, formatted for its country while the viewer types; the caret stays behind the same digit. */
export function TaxNumberControl({ shared, register, field }: ControlProps) {
  const { country } = field;
  const input = useRef<HTMLInputElement>(null);
  const { ref, onChange, ...registration } = register();

  const write = (control: HTMLInputElement) => {
    const { value, selectionStart } = control;
    const text = formatTaxNumber(country, value);
    if (text === value) return;
    const before = onlyDigits(value.slice(0, selectionStart ?? value.length)).length;
    control.value = text;
    if (document.activeElement !== control) return;
    const caret = caretBehind(text, before);
    control.setSelectionRange(caret, caret);
  };
  // What was typed for one country, or before the page came alive, is written as this one does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` is the country's
  useLayoutEffect(() => {
    if (input.current) write(input.current);
  }, [country]);

  return (
    <TextField
      {...shared}
      {...registration}
      ref={(control) => {
        input.current = control;
        ref(control);
      }}
      onChange={(event) => {
        write(event.currentTarget);
        void onChange(event);
      }}
      inputMode={isTaxNumberDigits(country) ? 'numeric' : 'text'}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  );
}
