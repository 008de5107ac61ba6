import { AlertIcon } from '../Icon';
import { errorText, hintText } from './Field.styles';
import type { FieldTexts } from './field-texts';
import type { FieldWiring } from './use-field';

export interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  wiring: Pick<FieldWiring, 'hintId' | 'errorId'>;
}

/**
 * The error and hint of a control. The error's element is a live region from the start, so that an
 * error that appears later is announced.
 */
export function FieldNotes({ wiring, hint, error }: FieldNotesProps) {
  return (
    <>
      <div id={wiring.errorId} className={errorText().className} aria-live="polite">
        {error ? (
          <>
            <AlertIcon /> <span>{error}</span>
          </>
        ) : null}
      </div>
      {hint ? (
        <div id={wiring.hintId} className={hintText().className}>
          {hint}
        </div>
      ) : null}
    </>
  );
}
