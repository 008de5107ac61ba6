import { Logo, SplitLayout } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ReactNode } from 'react';
import { LoginLegal } from './LoginLegal';

/** The brand's picture and logo beside a form. */
export function BrandSplit({ header, children }: { header: ReactNode; children: ReactNode }) {
  const { realm, direction, defaultPath, t, text } = useSite();
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
      header={header}
      footer={<LoginLegal />}
    >
      {children}
    </SplitLayout>
  );
}
