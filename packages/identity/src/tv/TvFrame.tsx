import {
  ArrowStartIcon,
  Heading,
  IconButton,
  LanguageSwitch,
  Logo,
  SplitLayout,
  Stack,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteName } from '../login/LoginFrame';
import { LoginLegal } from '../login/LoginLegal';
import { useLoginLanguages } from '../login/use-login-languages';

interface TvFrameProps {
  title: string;
  children: ReactNode;
}

/** The providers page's own frame; anywhere else the same content stands without it (spec 1 §2). */
export function TvFrame({ title, children }: TvFrameProps) {
  const framed = useRouteName() === 'providers';
  const content = (
    <Stack gap={21}>
      <Heading level={framed ? 1 : 2}>{title}</Heading>
      {children}
    </Stack>
  );
  return framed ? <ProvidersLayout>{content}</ProvidersLayout> : content;
}

function ProvidersLayout({ children }: { children: ReactNode }) {
  const { realm, direction, defaultPath, t, text, locale } = useSite();
  const navigate = useNavigate();
  const languages = useLoginLanguages();
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
      header={
        <Stack direction="row" justify="between" align="center">
          <IconButton
            label={t('login.back')}
            icon={<ArrowStartIcon />}
            onClick={() => void navigate(-1)}
          />
          {languages.length > 1 && (
            <LanguageSwitch label={t('shell.language')} current={locale} languages={languages} />
          )}
        </Stack>
      }
      footer={<LoginLegal />}
    >
      {children}
    </SplitLayout>
  );
}
