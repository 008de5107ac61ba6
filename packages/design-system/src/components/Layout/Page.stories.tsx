import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLogo, samplePicture } from '../../samples/pictures';
import { type SampleTexts, sampleTexts } from '../../samples/texts';
import { Badge, LanguageBadge } from '../Badge';
import { Button } from '../Button';
import { Card, type CardShape } from '../Card';
import { EmailField } from '../EmailField';
import { Footer } from '../Footer';
import { Form, FormActions } from '../Form';
import { Heading } from '../Heading';
import { Hero, HeroSkeleton } from '../Hero';
import { ArrowStartIcon, CalendarIcon, PlayIcon, SearchIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { InlineMessage } from '../InlineMessage';
import { LanguageSwitch } from '../LanguageSwitch';
import { Logo } from '../Logo';
import { Navbar } from '../Navbar';
import { PasswordField } from '../PasswordField';
import { Rail, RailSkeleton } from '../Rail';
import { SkipLink } from '../SkipLink';
import { SplitLayout } from '../SplitLayout';
import { EmptyState, ErrorState } from '../StateMessage';
import { Text } from '../Text';
import { TextLink } from '../TextLink';
import { Page } from './Page';
import { Stack } from './Stack';

type Globals = Record<string, unknown>;

const meta = {
  title: 'Pages/Sample pages',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const LANGUAGES = [
  { tag: 'en', name: 'English', href: '#en', dir: 'ltr' },
  { tag: 'es', name: 'Español', href: '#es', dir: 'ltr' },
  { tag: 'ar', name: 'العربية', href: '#ar', dir: 'rtl' },
] as const;

function logo(globals: Globals, href?: string) {
  return <Logo {...sampleLogo(globals)} href={href} />;
}

function languages(t: SampleTexts, globals: Globals, placement: 'above' | 'below') {
  const current = globals.text === 'arabic' ? 'ar' : 'en';
  return (
    <LanguageSwitch
      label={t.language}
      current={current}
      languages={LANGUAGES}
      placement={placement}
    />
  );
}

function header(t: SampleTexts, globals: Globals, overlay: boolean) {
  return (
    <>
      <SkipLink>{t.skip}</SkipLink>
      <Navbar
        label={t.main}
        overlay={overlay}
        logo={logo(globals, '#home')}
        items={t.nav.map((label, at) => ({ label, href: `#${at}`, current: at === 0 }))}
        openLabel={t.openMenu}
        closeLabel={t.closeMenu}
        sidebarFooter={languages(t, globals, 'above')}
        actions={
          <>
            <IconButton label={t.details} icon={<SearchIcon />} href="#search" />
            <Button size="small" href="#login">
              {t.signIn}
            </Button>
          </>
        }
      />
    </>
  );
}

function footer(t: SampleTexts, globals: Globals) {
  return (
    <Footer
      label={t.footer[0] ?? ''}
      logo={logo(globals)}
      items={t.footer.map((label) => ({ label, href: `#${label}` }))}
      actions={languages(t, globals, 'above')}
      legal={t.legal}
    />
  );
}

function rail(t: SampleTexts, globals: Globals, title: string, shape: CardShape, shift: number) {
  return (
    <Rail title={title} href="#all" shape={shape} previousLabel={t.previous} nextLabel={t.next}>
      {t.titles.map((name, at) => (
        <Card
          key={name}
          href={`#${at}`}
          title={t.titles[(at + shift) % t.titles.length] ?? name}
          shape={shape}
          image={samplePicture(globals, at + shift, shape)}
          facts={t.facts[(at + shift) % t.facts.length]}
          badges={
            shape === 'landscape' && at < 4 ? (
              <Badge kind={(['live', 'live', 'upcoming', 'replay'] as const)[at] ?? 'neutral'}>
                {[t.live, t.live, t.startsAt, t.replay][at]}
              </Badge>
            ) : shape === 'portrait' && at === 1 ? (
              <Badge kind="new">{t.isNew}</Badge>
            ) : undefined
          }
          corner={
            at % 3 === 0 ? <LanguageBadge style="code" language="es" name="Español" /> : undefined
          }
          lockedLabel={at === 2 ? t.locked : undefined}
          progress={
            shape === 'landscape' && at === 3 ? { value: 0.4, label: t.progress } : undefined
          }
        />
      ))}
    </Rail>
  );
}

function homeContent(t: SampleTexts, globals: Globals) {
  return (
    <>
      <Hero
        label={t.featured}
        roleLabel={t.carousel}
        pauseLabel={t.pause}
        playLabel={t.play}
        entryLabel={(position, total, title) => `${position} / ${total}: ${title}`}
        entries={t.taglines.map((tagline, at) => ({
          id: String(at),
          title: t.titles[at] ?? '',
          tagline,
          href: '#watch',
          status:
            at === 0 ? (
              <Badge kind="live">{t.live}</Badge>
            ) : (
              <Badge kind="upcoming">{t.startsAt}</Badge>
            ),
          image: samplePicture(globals, at, 'hero'),
          mobileImage: samplePicture(globals, at, 'heroMobile'),
          actions: (
            <>
              <Button size="large" href="#watch" startIcon={<PlayIcon />}>
                {t.watch}
              </Button>
              <Button size="large" variant="quiet" href="#details">
                {t.details}
              </Button>
            </>
          ),
        }))}
      />
      {rail(t, globals, t.rails.live, 'landscape', 0)}
      {rail(t, globals, t.rails.series, 'portrait', 3)}
      {rail(t, globals, t.rails.playlists, 'square', 6)}
    </>
  );
}

/** The content of the page while it loads, has nothing to show, or has failed. */
function homeState(t: SampleTexts, globals: Globals) {
  switch (globals.state) {
    case 'loading':
      return (
        <>
          <HeroSkeleton label={t.loading} />
          <RailSkeleton shape="landscape" />
          <RailSkeleton shape="portrait" />
        </>
      );
    case 'empty':
      return (
        <EmptyState
          headingLevel={1}
          icon={<CalendarIcon />}
          title={t.emptyTitle}
          text={t.emptyText}
          actions={<Button href="#schedule">{t.nav[2]}</Button>}
        />
      );
    case 'error':
      return (
        <ErrorState
          scope="page"
          headingLevel={1}
          title={t.errorTitle}
          text={t.errorText}
          requestId="01JD9S2A7Q"
          requestIdLabel={t.request}
          actions={<Button>{t.retry}</Button>}
        />
      );
    default:
      return homeContent(t, globals);
  }
}

/** *State* in the toolbar changes its state. */
export const Home: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Page
        header={header(t, globals, (globals.state ?? 'normal') === 'normal')}
        footer={footer(t, globals)}
      >
        {homeState(t, globals)}
      </Page>
    );
  },
};

function login(globals: Globals, failed: boolean) {
  const t = sampleTexts(globals);
  const art = (shape: 'portrait' | 'landscape' | 'heroMobile') => {
    const { url, width, height, tone } = samplePicture(globals, 1, shape);
    return { src: url, width, height, tone };
  };
  return (
    <Page>
      <SplitLayout
        dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
        background={{ web: art('portrait'), mobile: art('landscape') }}
        logo={<Logo {...sampleLogo(globals)} />}
        header={
          failed ? (
            <TextLink href="#back" variant="quiet">
              <ArrowStartIcon />
              {t.back}
            </TextLink>
          ) : undefined
        }
        footer={
          <Text size="small" tone="muted">
            {t.terms}
          </Text>
        }
      >
        <Stack gap={21}>
          <Heading level={1}>{t.welcome}</Heading>
          <Form>
            {failed && (
              <InlineMessage
                tone="error"
                title={t.wrong}
                requestId="01JD9S2A7Q"
                requestIdLabel={t.request}
              >
                {t.wrongText}
              </InlineMessage>
            )}
            <EmailField
              label={t.email}
              name="email"
              required
              error={failed ? t.emailError : undefined}
            />
            <PasswordField
              label={t.password}
              name="password"
              required
              revealLabel={t.reveal}
              aside={<TextLink href="#forgot">{t.forgot}</TextLink>}
            />
            <FormActions>
              <Button type="submit" size="large">
                {t.signIn}
              </Button>
              <Button variant="quiet" href="#signup">
                {t.signUp}
              </Button>
            </FormActions>
          </Form>
        </Stack>
      </SplitLayout>
    </Page>
  );
}

export const Login: Story = { render: (_, { globals }) => login(globals, false) };

export const LoginFailed: Story = { render: (_, { globals }) => login(globals, true) };
