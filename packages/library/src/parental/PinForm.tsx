import { Button, Form, FormActions, PinField, Stack } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { type ReactNode, useEffect, useState } from 'react';
import { ForgotPin } from './ForgotPin';
import { type PinTrouble, usePinCall } from './use-pin';

interface PinFormProps {
  /** How many digits the PIN has. */
  length: number;
  label?: string;
  /** Says what it unlocks. */
  hint?: string;
  submitLabel: string;
  /** It appears where its button was pressed. */
  autoFocus?: boolean;
  /** Sends the PIN; what it throws is told at the field. */
  onPin: (pin: string) => Promise<unknown>;
  /** After it was taken. */
  onDone: () => void;
  /** Another way out, beside the button. */
  cancel?: ReactNode;
}

/** Asks for the PIN, with the tries that are left, how long it is locked, and a way for who forgot it. */
export function PinForm(props: PinFormProps) {
  const { length, label, hint, submitLabel, autoFocus = false, onPin, onDone, cancel } = props;
  const site = useSite();
  const { t } = site;
  const [pin, setPin] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isShort, setShort] = useState(false);
  const { trouble, busy, run } = usePinCall();
  const isLocked = useLocked(trouble);
  const [sentFor, setSentFor] = useState<PinTrouble | null>(null);
  // Another PIN ends the lock, and it is set in another tab: from the email on, this one waits for it.
  const locked = isLocked && sentFor !== trouble;
  const send = async (typed: string) => {
    setShort(typed.length < length);
    if (typed.length < length || busy || locked) return;
    if (await run(() => onPin(typed))) onDone();
    else {
      // What was wrong is not typed over digit by digit.
      setPin('');
      setAttempt((before) => before + 1);
    }
  };
  return (
    <Stack gap={13}>
      <Form
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send(pin);
        }}
      >
        <PinField
          key={attempt}
          length={length}
          label={label ?? t('pin.label')}
          hint={hint}
          value={pin}
          onValueChange={(typed) => {
            setPin(typed);
            setShort(false);
          }}
          onComplete={(typed) => void send(typed)}
          error={isShort ? t('pin.short', { count: length }) : errorOf(trouble, locked, site)}
          disabled={locked}
          // The digits that were wrong are gone, and the next ones are typed at once.
          autoFocus={autoFocus || attempt > 0}
        />
        {trouble?.is === 'failed' && <FailureMessage failure={trouble.failure} />}
        <FormActions align="start">
          <Button type="submit" loading={busy} loadingLabel={t('pin.checking')} disabled={locked}>
            {submitLabel}
          </Button>
          {cancel}
        </FormActions>
      </Form>
      <ForgotPin onSent={() => setSentFor(trouble)} />
    </Stack>
  );
}

function errorOf(
  trouble: PinTrouble | null,
  locked: boolean,
  { t, locale }: ReturnType<typeof useSite>,
): string | undefined {
  if (trouble?.is === 'wrong')
    return trouble.left === undefined
      ? t('pin.wrong')
      : t('pin.wrongLeft', { count: trouble.left });
  if (trouble?.is !== 'locked') return undefined;
  // A device whose clock is ahead cannot tell when the lock ends.
  if (Date.parse(trouble.until) <= trouble.heardAt) return t('pin.lockedNow');
  if (!locked) return undefined;
  const time = new Intl.DateTimeFormat(intlLocale(locale), { timeStyle: 'short' });
  return t('pin.locked', { time: time.format(new Date(trouble.until)) });
}

/** The longest time of a browser's timer, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Whether the PIN is locked now; it ends by itself. */
function useLocked(trouble: PinTrouble | null): boolean {
  const until = trouble?.is === 'locked' ? Date.parse(trouble.until) : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = until - Date.now();
    setNow(Date.now());
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 500, LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [until]);
  return until > now;
}
