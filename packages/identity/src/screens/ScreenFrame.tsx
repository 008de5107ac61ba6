import {
  Heading,
  type LanguageChoice,
  LanguageSwitch,
  Logo,
  SplitLayout,
  Stack,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ReactNode } from 'react';
import { LoginLegal } from '../login/LoginLegal';

interface ScreenFrameProps {
  title: string;
  /** The page in the realm's other languages, where it has an address in them. */
  languages?: readonly LanguageChoice[];
  children: ReactNode;
}

/** A page with one thing to do, beside the brand's picture: it looks like signing in, without being it. */
export function ScreenFrame({ title, languages = [], children }: ScreenFrameProps) {
  const { realm, direction, defaultPath, locale, t, text } = useSite();
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
        languages.length > 1 && (
          <Stack direction="row" justify="end" align="center">
            <LanguageSwitch label={t('shell.language')} current={locale} languages={languages} />
          </Stack>
        )
      }
      footer={<LoginLegal />}
    >
      <Stack gap={21}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </SplitLayout>
  );
}
