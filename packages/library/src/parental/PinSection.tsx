import {
  Button,
  Heading,
  InlineMessage,
  LockIcon,
  SettingRow,
  Stack,
  Text,
} from '@marquee/design-system';
import { setParentalControl, setPin } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSite } from '@marquee/renderer';
import { FailureAction, FailureMessage } from '@marquee/renderer/failures';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { ForgotPin } from './ForgotPin';
import { NewPinForm } from './NewPinForm';
import { PinForm } from './PinForm';
import { type Parental, useParental } from './use-pin';

/** Parental control on the account page: the PIN, and whether titles for grown-ups ask for it. */
export function PinSection() {
  const { t } = useSite();
  const heading = useId();
  const { state, retry, reload } = useParental();
  return (
    <section aria-labelledby={heading}>
      <Stack gap={21}>
        <Stack gap={8}>
          <Heading level={2} id={heading}>
            {t('pin.title')}
          </Heading>
          <Text measure>{t('pin.text')}</Text>
        </Stack>
        {state.status === 'failed' && (
          <Stack gap={13} align="start">
            <FailureMessage failure={state.failure} />
            <FailureAction failure={state.failure} retry={retry} variant="secondary" />
          </Stack>
        )}
        {state.status === 'done' && state.items && (
          <Control parental={state.items} reload={reload} />
        )}
      </Stack>
    </section>
  );
}

function Control({ parental, reload }: { parental: Parental; reload: () => Promise<void> }) {
  const { t, origin } = useSite();
  const confirmAsAgent = useConfirmAsAgent();
  const [open, setOpen] = useState<'pin' | 'status' | null>(null);
  const [told, setTold] = useState<string>();
  const { isSet, status, pinLength, pinFromRating } = parental;
  const isRestricted = status === 'restricted';
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const done = (text: string) => () => {
    close();
    setTold(text);
    void reload();
  };
  const cancel = (
    <Button variant="quiet" onClick={close}>
      {t('pin.cancel')}
    </Button>
  );
  const begin = (what: 'pin' | 'status') => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setTold(undefined);
    setOpen(what);
  };
  return (
    <Stack gap={21}>
      {told && <InlineMessage tone="success">{told}</InlineMessage>}
      <Stack as="ul" gap={3}>
        <SettingRow
          icon={<LockIcon />}
          name={t('pin.row')}
          facts={[t(isSet ? 'pin.isSet' : 'pin.isNotSet')]}
          actions={
            <Button variant="quiet" size="small" onClick={begin('pin')}>
              {t(isSet ? 'pin.change' : 'pin.set')}
            </Button>
          }
        />
        {isSet && (
          <SettingRow
            name={t('pin.restriction')}
            facts={[t(isRestricted ? 'pin.restricted' : 'pin.free', { age: pinFromRating })]}
            actions={
              <Button variant="quiet" size="small" onClick={begin('status')}>
                {t(isRestricted ? 'pin.lift' : 'pin.restrict')}
              </Button>
            }
          />
        )}
      </Stack>
      {open === 'pin' && (
        <>
          <NewPinForm
            length={pinLength}
            withCurrent={isSet}
            autoFocus
            submitLabel={t(isSet ? 'pin.change' : 'pin.set')}
            onPin={(pin, currentPin) =>
              confirmAsAgent(t('pin.agent'), (confirmed) =>
                origin.call(setPin, {
                  body: isSet ? { pin, currentPin } : { pin },
                  ...confirmed,
                }),
              )
            }
            onDone={done(t(isSet ? 'pin.changed' : 'pin.wasSet'))}
            cancel={cancel}
          />
          {isSet && <ForgotPin />}
        </>
      )}
      {open === 'status' && (
        <PinForm
          autoFocus
          length={pinLength}
          submitLabel={t(isRestricted ? 'pin.lift' : 'pin.restrict')}
          onPin={(pin) =>
            confirmAsAgent(t('pin.agent'), (confirmed) =>
              origin.call(setParentalControl, {
                body: { pin, status: isRestricted ? 'non-restricted' : 'restricted' },
                ...confirmed,
              }),
            )
          }
          onDone={done(t(isRestricted ? 'pin.wasLifted' : 'pin.wasRestricted'))}
          cancel={cancel}
        />
      )}
    </Stack>
  );
}
