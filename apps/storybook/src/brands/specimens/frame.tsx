import {
  Button,
  Footer,
  IconButton,
  LanguageSwitch,
  Logo,
  Navbar,
  SearchIcon,
} from '@marquee/design-system';
import { type SampleTexts, sampleTexts } from '@marquee/design-system/samples/texts';
import { sheetLogo } from '../sheet-logo';
import type { Globals, Specimen } from './specimen';

const LANGUAGES = [
  { tag: 'en', name: 'English', href: '#en', dir: 'ltr' },
  { tag: 'ar', name: 'العربية', href: '#ar', dir: 'rtl' },
] as const;

const logo = (globals: Globals, href?: string) => <Logo {...sheetLogo(globals)} href={href} />;

const languages = (t: SampleTexts, globals: Globals) => (
  <LanguageSwitch
    label={t.language}
    current={globals.text === 'arabic' ? 'ar' : 'en'}
    languages={LANGUAGES}
    placement="above"
  />
);

export const navbar: Specimen = {
  title: 'Navigation',
  wide: true,
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Navbar
        label={t.main}
        logo={logo(globals, '#home')}
        items={t.nav.map((label, at) => ({ label, href: `#${at}`, current: at === 0 }))}
        openLabel={t.openMenu}
        closeLabel={t.closeMenu}
        sidebarFooter={languages(t, globals)}
        actions={
          <>
            <IconButton label={t.details} icon={<SearchIcon />} href="#search" />
            <Button size="small" href="#login">
              {t.signIn}
            </Button>
          </>
        }
      />
    );
  },
};

export const footer: Specimen = {
  title: 'Footer',
  wide: true,
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Footer
        label={t.footer[0] ?? ''}
        logo={logo(globals)}
        items={t.footer.map((label) => ({ label, href: `#${label}` }))}
        actions={languages(t, globals)}
        legal={t.legal}
      />
    );
  },
};
