import { Button, Dialog, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { type Failure, FailureMessage } from '@marquee/renderer/failures';
import { useState } from 'react';
import {
  answersOf,
  type ConsentAnswer,
  type ConsentTerm,
  maySubmit,
  tickedAtFirst,
} from './consent-terms';
import { Terms } from './Terms';

export interface ConsentDialogProps {
  terms: readonly ConsentTerm[];
  /** The answers are on their way. */
  saving: boolean;
  /** Why they could not be kept; what is ticked stays ticked. */
  failure?: Failure;
  /** Which failure it is: another of the same kind is announced again. */
  attempt?: number;
  onSubmit: (answers: ConsentAnswer[]) => void;
  /** The viewer would rather not. */
  onClose: () => void;
  /** Words of the way out, where it is more than closing. */
  closeLabel?: string;
  /** There is no way past the terms but to agree, or that way out. */
  locked?: boolean;
}

/** "Terms of use" (spec 1 §2): what a viewer agrees to before an account is opened, or before they go on. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { terms, saving, failure, attempt, onSubmit, onClose, closeLabel, locked = false } = props;
  const { t } = useSite();
  const [ticked, setTicked] = useState(() => tickedAtFirst(terms));
  const may = maySubmit(terms, ticked, saving);
  return (
    <Dialog
      open
      title={t('consent.title')}
      onClose={onClose}
      busy={saving}
      locked={locked}
      closeLabel={closeLabel ?? t('consent.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={saving}>
            {closeLabel ?? t('consent.close')}
          </Button>
          <Button
            onClick={() => may && onSubmit(answersOf(terms, ticked))}
            disabled={!may && !saving}
            loading={saving}
            loadingLabel={t('form.sending')}
          >
            {t('consent.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={21}>
        {failure && <FailureMessage key={attempt} failure={failure} />}
        <Terms
          terms={terms}
          ticked={ticked}
          disabled={saving}
          onTick={(fieldName, on) => setTicked((now) => ({ ...now, [fieldName]: on }))}
        />
      </Stack>
    </Dialog>
  );
}
