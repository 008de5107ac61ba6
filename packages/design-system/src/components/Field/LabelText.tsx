import { VisuallyHidden } from '../VisuallyHidden';
import { mark, optionalText } from './Field.styles';
import type { FieldTexts } from './field-texts';

/** What stands inside a label or a legend: its words and the mark that says whether they must be answered. */
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
