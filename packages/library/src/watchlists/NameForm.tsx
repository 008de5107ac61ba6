import { Button, Form, FormActions, TextField } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { failureText, useAction, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { LONGEST_NAME, nameProblem } from '../rules/list-name';
import { NAME_FAILURES } from './list-failures';

/** What asks for a list's name needs to know. */
export interface NameFormProps {
  /** The present name; empty for a new list. */
  name?: string;
  submitLabel: string;
  /** Saves the name; what it throws is told at the field, and the form stays. */
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name of a list. */
export function NameForm({ name: first = '', submitLabel, onSave, onCancel }: NameFormProps) {
  const site = useSite();
  const { t } = site;
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<string>();
  const { outcome, busy, run } = useAction(useFailures(NAME_FAILURES));
  const failure = outcome?.status === 'failed' ? failureText(site, outcome.failure) : undefined;
  const submit = () => {
    const wrong = nameProblem(name);
    setProblem(wrong ? t(`lists.name.${wrong}`, { most: LONGEST_NAME }) : undefined);
    if (wrong) return;
    void run(async () => {
      await onSave(name.trim());
      return '';
    });
  };
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('lists.name')}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        error={problem ?? failure}
        required
        autoComplete="off"
        // The form appears where its button was pressed.
        autoFocus
      />
      <FormActions align="end">
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {t('lists.cancel')}
        </Button>
        <Button type="submit" loading={busy} loadingLabel={t('lists.saving')}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
