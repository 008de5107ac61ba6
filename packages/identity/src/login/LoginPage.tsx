import {
  ArrowStartIcon,
  Heading,
  IconButton,
  LanguageSwitch,
  Loader,
  Logo,
  SplitLayout,
  Stack,
} from '@marquee/design-system';
import { type RouteHandle, useSite } from '@marquee/renderer';
import { useMatches, useNavigate } from 'react-router-dom';
import { configuredProviders } from '../providers/registry';
import { arrangeProviders } from '../rules/arrange-providers';
import { hasBackButton, listsProviders, loginTitle } from '../rules/login-page';
import { JoinLine } from './JoinLine';
import { LoginLegal } from './LoginLegal';
import { OtherProviders } from './OtherProviders';
import { SignInForm } from './SignInForm';
import { useLikelyViewer } from './use-likely-viewer';
import { useLoginLanguages } from './use-login-languages';
import { useSignIn } from './use-sign-in';

/** The way in: the brand's picture beside the form of its first provider (spec 1 §2). */
export function LoginPage() {
  const { realm, direction, defaultPath, t, text } = useSite();
  const route = useRouteName();
  const signIn = useSignIn();
  const likelyViewer = useLikelyViewer();
  const choices = configuredProviders(realm.auth.providers);
  const { primary, others } = arrangeProviders(choices);
  const { status } = signIn.state;
  const resolving = status === 'resolving' || status === 'resolved' || likelyViewer;
  const { logo, loginBackground } = realm.brand;
  return (
    <SplitLayout
      background={loginBackground}
      dir={direction}
      logo={
        <Logo
          {...logo}
          alt={text(logo.alt) || t('shell.homeLink', { brand: realm.name })}
          href={defaultPath}
        />
      }
      header={<LoginBar route={route} />}
      footer={<LoginLegal />}
    >
      {resolving && (
        <Loader
          label={t('login.resolving')}
          done={status === 'resolved'}
          doneLabel={t('login.resolved')}
          size="large"
          labelShown
        />
      )}
      {/* Kept in the page while a session is looked up: what was typed is there again if there is none. */}
      <div hidden={resolving}>
        <Stack gap={21}>
          <Stack as="header">
            <Heading level={1}>{t(loginTitle(route))}</Heading>
          </Stack>
          {primary?.provider.form && (
            <SignInForm provider={primary.provider} form={primary.provider.form} signIn={signIn} />
          )}
          {listsProviders(route) && <OtherProviders choices={others} />}
          <JoinLine choices={choices} />
        </Stack>
      </div>
    </SplitLayout>
  );
}

/** The way back, where there is one, and the languages. */
function LoginBar({ route }: { route: string }) {
  const { t, locale } = useSite();
  const navigate = useNavigate();
  const languages = useLoginLanguages();
  return (
    <Stack direction="row" justify={hasBackButton(route) ? 'between' : 'end'} align="center">
      {hasBackButton(route) && (
        <IconButton
          label={t('login.back')}
          icon={<ArrowStartIcon />}
          onClick={() => void navigate(-1)}
        />
      )}
      {languages.length > 1 && (
        <LanguageSwitch label={t('shell.language')} current={locale} languages={languages} />
      )}
    </Stack>
  );
}

function useRouteName(): string {
  // The renderer writes every page's handle; the router only passes it on.
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.name ?? 'login';
}
