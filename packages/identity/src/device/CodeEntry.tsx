import { Button, Form, OneTimeCodeField, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeviceCode } from './use-device-code';

/** The characters of a code (`deviceCode` in the contract), and their number. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 8;

/** A field for the code that a television shows; a complete code is looked up at once. */
export function CodeEntry({ state, lookUp }: Pick<DeviceCode, 'state' | 'lookUp'>) {
  const { t, realm } = useSite();
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const looking = state.step === 'entry' && state.looking;
  const failed = state.step === 'entry' ? state.failed : undefined;
  const field = useRef<HTMLInputElement>(null);
  const attempt = failed?.attempt;
  const correct = useEffectEvent(() => code !== '' && field.current?.focus());
  // A typed code that was refused is corrected in its field, so the focus goes back there.
  useEffect(() => void (attempt !== undefined && correct()), [attempt]);
  return (
    <Form
      busy={looking}
      aria-label={t('device.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setShort(code.length < CODE_LENGTH);
        if (code.length === CODE_LENGTH) lookUp(code);
      }}
    >
      <Stack gap={21}>
        <Text>{t('device.text', { brand: realm.name })}</Text>
        {failed && !looking && <FailureMessage key={failed.attempt} failure={failed.failure} />}
        <OneTimeCodeField
          ref={field}
          name="code"
          label={t('device.code')}
          hint={t('device.codeHint')}
          unreadable={t('device.codeUnreadable', { letters: CODE_LETTERS })}
          length={CODE_LENGTH}
          letters={CODE_LETTERS}
          autoComplete="off"
          required
          error={short ? t('device.codeShort') : undefined}
          onValueChange={(typed) => {
            setCode(typed);
            setShort(false);
          }}
          onComplete={lookUp}
        />
        <Button
          type="submit"
          size="large"
          fullWidth
          loading={looking}
          loadingLabel={t('device.looking')}
        >
          {t('device.continue')}
        </Button>
      </Stack>
    </Form>
  );
}
