import { VisuallyHidden } from '../VisuallyHidden';
import { mark, optionalText } from './Field.styles';
import type { FieldTexts } from './field-texts';

/** The content of a label or a legend: its text, and the mark of a required or optional field. */
export function LabelText({ label, required, optional, labelHidden }: FieldTexts) {
  const written = (
    <>
      {label}
      {required && (
        <span className={mark().className} aria-hidden="true">
          *
        </span>
      )}
      {optional && (
        <>
          {' '}
          <span className={optionalText().className}>{optional}</span>
        </>
      )}
    </>
  );
  return labelHidden ? <VisuallyHidden>{written}</VisuallyHidden> : written;
}
