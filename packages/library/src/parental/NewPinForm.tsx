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
  /** It appears where its button was pressed. */
  autoFocus?: boolean;
  submitLabel: string;
  onPin: (pin: string, currentPin: string) => Promise<unknown>;
  onDone: () => void;
  cancel?: ReactNode;
}

/** Asks for a new PIN. */
export function NewPinForm(props: NewPinFormProps) {
  const { length, withCurrent = false, autoFocus, submitLabel, onPin, onDone, cancel } = props;
  const { t } = useSite();
  const [current, setCurrent] = useState('');
  const [pin, setPin] = useState('');
  const [isShort, setShort] = useState(false);
  const [problem, setProblem] = useState<'short' | 'weak' | null>(null);
  const { trouble, busy, run } = usePinCall();
  const submit = async () => {
    const wrong = newPinProblem(pin, length);
    const isCurrentShort = withCurrent && current.length < length;
    setProblem(wrong);
    setShort(isCurrentShort);
    if (!wrong && !isCurrentShort && (await run(() => onPin(pin, current)))) onDone();
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
          onValueChange={(typed) => {
            setCurrent(typed);
            setShort(false);
          }}
          error={isShort ? t('pin.short', { count: length }) : currentError}
          autoFocus={autoFocus}
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
        autoFocus={autoFocus && !withCurrent}
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
