import { Button, InlineMessage, Loader, Stack, Text, TextLink } from '@marquee/design-system';
import { useLanguageChoices, useQuery, useSession, useSite } from '@marquee/renderer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/**
 * Approves a television by the code that the viewer types, or by `given`, that of a link (RFC
 * 8628).
 */
export function DeviceScreen({ given }: { given?: string }) {
  const { t, path } = useSite();
  const { status, user } = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(false);
  const languages = useLanguageChoices();
  const isViewer = status === 'viewer' && !user?.par;
  const code = useDeviceCode({ looking: given !== undefined });
  const { state } = code;
  useGivenCode(isViewer ? given : undefined, code.lookUp);
  useTitleFocus(state.step);

  const enter = (userCode: string) => {
    setTyped(true);
    if (given === undefined || given === userCode) return code.lookUp(userCode);
    // The link has no valid code. A code in the address survives a reload, and signing in first.
    const link = path('activate', { id: userCode });
    void navigate(link, { replace: true, preventScrollReset: true });
  };
  return (
    <ScreenFrame title={t(TITLES[state.step])} languages={languages}>
      <noscript>
        <InlineMessage>{t('noscript.form')}</InlineMessage>
      </noscript>
      {status === 'starting' && <Loader label={t('device.reading')} size="large" />}
      {status === 'guest' && <SignInFirst state={state} />}
      {status === 'viewer' && user?.par && (
        <InlineMessage tone="warning">{t('device.asAgent')}</InlineMessage>
      )}
      {isViewer && <Steps code={code} byLink={given !== undefined && !typed} enter={enter} />}
    </ScreenFrame>
  );
}

interface StepsProps {
  code: ReturnType<typeof useDeviceCode>;
  /** The viewer has typed nothing yet: no field has to stay in view. */
  byLink: boolean;
  enter: (userCode: string) => void;
}

function Steps({ code: { state, answer, again }, byLink, enter }: StepsProps) {
  const { t, defaultPath } = useSite();
  switch (state.step) {
    case 'entry':
      return byLink && state.looking ? (
        <Loader label={t('device.looking')} size="large" labelShown />
      ) : (
        <CodeEntry state={state} lookUp={enter} />
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

/** A guest signs in first, and comes back to this address, or to the code that they had entered. */
function SignInFirst({ state }: { state: DeviceState }) {
  const { t, path, isLive, defaultPath } = useSite();
  const { pathname } = useLocation();
  const search = useQuery();
  const id = state.step === 'entry' ? state.code : state.device.userCode;
  const from = id === undefined ? `${pathname}${search}` : path('activate', { id });
  return (
    <Stack gap={21}>
      <Text>{t('device.signInFirst')}</Text>
      {isLive('login') && (
        <Button size="large" fullWidth href={path('login', {}, { query: { from } })}>
          {t('device.signIn')}
        </Button>
      )}
      <TextLink href={defaultPath}>{t('device.home')}</TextLink>
    </Stack>
  );
}

/** Looks up the code of a link once the session is read; the viewer alone answers. */
function useGivenCode(given: string | undefined, lookUp: (code: string) => void): void {
  const looked = useRef<string>(undefined);
  const look = useEffectEvent(lookUp);
  useEffect(() => {
    if (given === undefined || looked.current === given) return;
    looked.current = given;
    look(given);
  }, [given]);
}
