import { Button, InlineMessage, Loader, Stack, Text, TextLink } from '@marquee/design-system';
import { useLanguageChoices, useSession, useSite } from '@marquee/renderer';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenFrame } from '../screens/ScreenFrame';
import { CodeEntry } from './CodeEntry';
import { FoundDevice } from './FoundDevice';
import { type DeviceState, useDeviceCode } from './use-device-code';
import { useTitleFocus } from './use-title-focus';

const TITLES: Record<DeviceState['step'], string> = {
  entry: 'device.title',
  found: 'device.foundTitle',
  approved: 'device.approvedTitle',
  refused: 'device.refusedTitle',
};

/** Lets a television in: by the code that the viewer types, or by `given`, the one of a link (RFC 8628). */
export function DeviceScreen({ given }: { given?: string }) {
  const { t } = useSite();
  const { status, user } = useSession();
  const languages = useLanguageChoices();
  const isViewer = status === 'viewer' && !user?.par;
  const code = useDeviceCode({ looking: given !== undefined });
  const { state } = code;
  useGivenCode(isViewer ? given : undefined, code.lookUp);
  useTitleFocus(state.step);
  return (
    <ScreenFrame title={t(TITLES[state.step])} languages={languages}>
      <noscript>
        <InlineMessage>{t('noscript.form')}</InlineMessage>
      </noscript>
      {status === 'starting' && <Loader label={t('device.reading')} size="large" />}
      {status === 'guest' && <SignInFirst />}
      {status === 'viewer' && user?.par && (
        <InlineMessage tone="warning">{t('device.asAgent')}</InlineMessage>
      )}
      {isViewer && <Steps code={code} given={given} />}
    </ScreenFrame>
  );
}

interface StepsProps {
  code: ReturnType<typeof useDeviceCode>;
  given?: string;
}

function Steps({ code: { state, lookUp, answer, again }, given }: StepsProps) {
  const { t, defaultPath } = useSite();
  switch (state.step) {
    case 'entry':
      return given !== undefined && state.looking ? (
        <Loader label={t('device.looking')} size="large" labelShown />
      ) : (
        <CodeEntry state={state} lookUp={lookUp} />
      );
    case 'found':
      return <FoundDevice state={state} answer={answer} />;
    case 'approved':
    case 'refused': {
      const { name } = state.device;
      return (
        <Stack gap={21}>
          <InlineMessage tone={state.step === 'approved' ? 'success' : 'info'}>
            {t(`device.${state.step}Text`, { name })}
          </InlineMessage>
          <Button size="large" fullWidth href={defaultPath}>
            {t('device.home')}
          </Button>
          <Button size="large" fullWidth variant="quiet" onClick={again}>
            {t('device.another')}
          </Button>
        </Stack>
      );
    }
  }
}

/** A guest signs in and comes back to this very address. */
function SignInFirst() {
  const { t, path, isLive, defaultPath } = useSite();
  const { pathname, search } = useLocation();
  return (
    <Stack gap={21}>
      <Text>{t('device.signInFirst')}</Text>
      {isLive('login') && (
        <Button
          size="large"
          fullWidth
          href={path('login', {}, { query: { from: `${pathname}${search}` } })}
        >
          {t('device.signIn')}
        </Button>
      )}
      <TextLink href={defaultPath}>{t('device.home')}</TextLink>
    </Stack>
  );
}

/** The code of a link is looked up by itself, once the viewer is known; nothing is answered by itself. */
function useGivenCode(given: string | undefined, lookUp: (code: string) => void): void {
  const looked = useRef<string>(undefined);
  const look = useEffectEvent(lookUp);
  useEffect(() => {
    if (given === undefined || looked.current === given) return;
    looked.current = given;
    look(given);
  }, [given]);
}
