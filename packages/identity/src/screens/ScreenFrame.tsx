import { Heading, type LanguageChoice, LanguageSwitch, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ReactNode } from 'react';
import { BrandSplit } from '../login/BrandSplit';

interface ScreenFrameProps {
  title: string;
  /** The page in the realm's other languages, where it has an address in them. */
  languages?: readonly LanguageChoice[];
  children: ReactNode;
}

/** A page with one form beside the brand's picture, in the look of the login page. */
export function ScreenFrame({ title, languages = [], children }: ScreenFrameProps) {
  const { locale, t } = useSite();
  return (
    <BrandSplit
      header={
        languages.length > 1 && (
          <Stack direction="row" justify="end" align="center">
            <LanguageSwitch label={t('shell.language')} current={locale} languages={languages} />
          </Stack>
        )
      }
    >
      <Stack gap={21}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </BrandSplit>
  );
}
