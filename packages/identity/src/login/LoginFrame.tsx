import {
  ArrowStartIcon,
  Heading,
  IconButton,
  LanguageSwitch,
  Loader,
  Stack,
} from '@marquee/design-system';
import { type RouteHandle, useSite } from '@marquee/renderer';
import type { ReactNode } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { hasBackButton, loginTitle } from '../rules/login-page';
import { BrandSplit } from './BrandSplit';
import type { SignIn } from './sign-in';
import { useLoginLanguages } from './use-login-languages';

interface LoginFrameProps {
  signIn: SignIn;
  /** The session is being read: a loader is shown in place of the content. */
  resolving: boolean;
  /** Replaces the title of the route. */
  title?: string;
  children: ReactNode;
}

/** The frame of every page that signs in: picture, title, back link, loader (spec 1 §2). */
export function LoginFrame({ signIn, resolving, title, children }: LoginFrameProps) {
  const { t } = useSite();
  const route = useRouteName();
  return (
    <BrandSplit header={<LoginBar back={hasBackButton(route)} />}>
      {resolving && (
        <Loader
          label={t('login.resolving')}
          done={signIn.state.status === 'resolved'}
          doneLabel={t('login.resolved')}
          size="large"
          labelShown
        />
      )}
      {/* Stays in the page while the session is read, so that what was typed is not lost. */}
      <div hidden={resolving}>
        <Stack gap={21}>
          <Stack as="header">
            <Heading level={1}>{title ?? t(loginTitle(route))}</Heading>
          </Stack>
          {children}
        </Stack>
      </div>
    </BrandSplit>
  );
}

/** The back link, where there is one, and the languages. */
export function LoginBar({ back }: { back: boolean }) {
  const { t, locale } = useSite();
  const navigate = useNavigate();
  const languages = useLoginLanguages();
  return (
    <Stack direction="row" justify={back ? 'between' : 'end'} align="center">
      {back && (
        <IconButton
          label={t('login.back')}
          icon={<ArrowStartIcon />}
          onClick={() => void navigate(-1)}
        />
      )}
      <LanguageSwitch label={t('shell.language')} current={locale} languages={languages} />
    </Stack>
  );
}

/** The name of the route that is shown. */
export function useRouteName(): string {
  // The renderer writes every page's handle; the router only passes it on.
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.name ?? 'login';
}
