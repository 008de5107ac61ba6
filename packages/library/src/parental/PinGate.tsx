import { Loader } from '@marquee/design-system';
import { verifyPin } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { FailureAction, FailureMessage } from '@marquee/renderer/failures';
import { PinForm } from './PinForm';
import { useParental } from './use-pin';

interface PinGateProps {
  hint?: string;
  submitLabel?: string;
  /** Goes on after the PIN was taken: for ten minutes this session is not asked again. */
  onDone: () => void;
}

/** Asks a grown-up for the PIN before something goes on. */
export function PinGate({ hint, submitLabel, onDone }: PinGateProps) {
  const { t, origin } = useSite();
  const { state, retry } = useParental();
  if (state.status === 'failed') {
    return (
      <>
        <FailureMessage failure={state.failure} />
        <FailureAction failure={state.failure} retry={retry} variant="secondary" />
      </>
    );
  }
  if (state.status !== 'done' || !state.items) return <Loader label={t('pin.checking')} />;
  return (
    <PinForm
      length={state.items.pinLength}
      hint={hint}
      submitLabel={submitLabel ?? t('pin.goOn')}
      onPin={(pin) => origin.call(verifyPin, { body: { pin } })}
      onDone={onDone}
    />
  );
}
