import {
  Button,
  Container,
  EmptyState,
  Heading,
  Loader,
  LockIcon,
  Stack,
  Text,
} from '@marquee/design-system';
import { setPin } from '@marquee/origin-client/calls';
import { takeConcealed, useSession, useSite } from '@marquee/renderer';
import { FailureAction, FailureMessage } from '@marquee/renderer/failures';
import { useState } from 'react';
import { NewPinForm } from './NewPinForm';
import { useParental } from './use-pin';

/** The code of the email, which stays in memory while the viewer signs in. */
let held: string | null = null;

function codeOfEmail(): string | null {
  held = takeConcealed(location.pathname.split('/').at(-1)) ?? held;
  return held;
}

/** Sets another PIN with the code of an email, for a viewer who forgot theirs. */
export function ConfirmResetPage() {
  const { t } = useSite();
  return (
    <Container width="narrow" spaced>
      <Stack gap={21}>
        <Stack gap={8} as="header">
          <Heading level={1}>{t('pin.reset.title')}</Heading>
          <Text tone="muted">{t('pin.reset.text')}</Text>
        </Stack>
        <Content />
      </Stack>
    </Container>
  );
}

function Content() {
  const site = useSite();
  const { t, path, isLive } = site;
  const { status } = useSession();
  if (status === 'starting') return <Loader label={t('pin.checking')} />;
  if (status === 'viewer') return <Setting />;
  codeOfEmail();
  return (
    <EmptyState
      icon={<LockIcon />}
      title={t('pin.reset.signIn')}
      text={t('pin.reset.signInText')}
      actions={
        isLive('login') && (
          <Button
            href={path('login', {}, { query: { from: path('confirmReset', { code: '-' }) } })}
          >
            {t('pin.reset.signInAction')}
          </Button>
        )
      }
    />
  );
}

function Setting() {
  const { t, origin, path, isLive, defaultPath } = useSite();
  const { state, retry } = useParental();
  const [code] = useState(codeOfEmail);
  const [isDone, setDone] = useState(false);
  const account = (['brandedAccount', 'account'] as const).find(isLive);
  if (isDone) {
    return (
      <EmptyState
        icon={<LockIcon />}
        title={t('pin.changed')}
        text={t('pin.reset.done')}
        actions={<Button href={account ? path(account) : defaultPath}>{t('pin.reset.on')}</Button>}
      />
    );
  }
  if (!code) {
    return (
      <EmptyState
        icon={<LockIcon />}
        title={t('pin.reset.noCode')}
        text={t('pin.codeUnknown')}
        actions={<Button href={account ? path(account) : defaultPath}>{t('pin.reset.on')}</Button>}
      />
    );
  }
  if (state.status === 'failed') {
    return (
      <Stack gap={13} align="start">
        <FailureMessage failure={state.failure} />
        <FailureAction failure={state.failure} retry={retry} variant="secondary" />
      </Stack>
    );
  }
  if (state.status !== 'done' || !state.items) return <Loader label={t('pin.checking')} />;
  return (
    <NewPinForm
      length={state.items.pinLength}
      submitLabel={t('pin.set')}
      onPin={(pin) => origin.call(setPin, { body: { pin, resetCode: code } })}
      onDone={() => {
        held = null;
        setDone(true);
      }}
    />
  );
}
