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
  /** The answers are being sent. */
  saving: boolean;
  /** Why the answers could not be saved; what is ticked stays ticked. */
  failure?: Failure;
  /** The number of the failure: another one of the same kind is announced again. */
  attempt?: number;
  onSubmit: (answers: ConsentAnswer[]) => void;
  /** The viewer declines. */
  onClose: () => void;
  /** The label of declining, where it does more than close the dialog. */
  closeLabel?: string;
  /** The dialog cannot be closed: the viewer agrees or declines. */
  locked?: boolean;
}

/**
 * "Terms of use" (spec 1 §2): the terms to agree to before an account is opened, or before going
 * on.
 */
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
