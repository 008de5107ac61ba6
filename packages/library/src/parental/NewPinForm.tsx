import { Button, Form, FormActions, PinField } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { type ReactNode, useState } from 'react';
import { newPinProblem } from '../rules/pin-refusal';
import { usePinCall } from './use-pin';

interface NewPinFormProps {
  length: number;
  /** Asks for the present PIN first. */
  withCurrent?: boolean;
  submitLabel: string;
  onPin: (pin: string, currentPin: string) => Promise<unknown>;
  onDone: () => void;
  cancel?: ReactNode;
}

/** Asks for a new PIN. */
export function NewPinForm(props: NewPinFormProps) {
  const { length, withCurrent = false, submitLabel, onPin, onDone, cancel } = props;
  const { t } = useSite();
  const [current, setCurrent] = useState('');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<'short' | 'weak' | null>(null);
  const { trouble, busy, run } = usePinCall();
  const submit = async () => {
    const wrong = newPinProblem(pin, length);
    setProblem(wrong);
    if (!wrong && (await run(() => onPin(pin, current)))) onDone();
  };
  const currentError =
    trouble?.is === 'wrong'
      ? trouble.left === undefined
        ? t('pin.wrong')
        : t('pin.wrongLeft', { count: trouble.left })
      : trouble?.is === 'locked'
        ? t('pin.lockedNow')
        : undefined;
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {withCurrent && (
        <PinField
          length={length}
          label={t('pin.current')}
          value={current}
          onValueChange={setCurrent}
          error={currentError}
        />
      )}
      <PinField
        length={length}
        label={t('pin.new')}
        hint={t('pin.newHint', { count: length })}
        value={pin}
        onValueChange={(typed) => {
          setPin(typed);
          setProblem(null);
        }}
        error={problem ? t(`pin.${problem}`, { count: length }) : undefined}
      />
      {trouble?.is === 'failed' && <FailureMessage failure={trouble.failure} />}
      <FormActions align="start">
        <Button type="submit" loading={busy} loadingLabel={t('pin.checking')}>
          {submitLabel}
        </Button>
        {cancel}
      </FormActions>
    </Form>
  );
}
