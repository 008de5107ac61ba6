import {
  Button,
  GuestAction,
  Hero,
  type HeroEntry,
  Stack,
  Tag,
  Text,
} from '@marquee/design-system';
import { useSession, useSite } from '@marquee/renderer';
import { EventTime, StateBadge, TitleLanguage, titlePath } from '@marquee/titles';
import { useLocation } from 'react-router-dom';
import type { HeroView } from '../rules/title-sections';

interface HeroesProps {
  heroes: readonly HeroView[];
  /** The id of the section below, for the button that leads there. */
  nextSection?: string | undefined;
}

/** The heroes of a page, large pictures with a title each. */
export function Heroes({ heroes, nextSection }: HeroesProps) {
  const site = useSite();
  const { t } = site;
  return (
    <Hero
      label={t('hero.label')}
      roleLabel={t('hero.role')}
      pauseLabel={t('hero.pause')}
      playLabel={t('hero.play')}
      entryLabel={(position, total, title) => t('hero.entry', { position, total, title })}
      entries={heroes.map((hero): HeroEntry => {
        const href = titlePath(hero, site);
        return {
          id: hero.id,
          title: hero.name,
          tagline: hero.tagline,
          href,
          image: hero.picture,
          mobileImage: hero.mobilePicture,
          status: <HeroStatus hero={hero} />,
          actions: <HeroActions hero={hero} href={href} nextSection={nextSection} />,
        };
      })}
    />
  );
}

/** The time has a line of its own: it changes to the viewer's zone, and nothing may move then. */
function HeroStatus({ hero }: { hero: HeroView }) {
  const { startsAt, state, league, facts } = hero;
  const time =
    startsAt && state !== 'LIVE' ? (
      <EventTime title={hero} part={state === 'UPCOMING' ? 'full' : 'day'} />
    ) : null;
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={8} align="center">
        <StateBadge title={hero} />
        {league && <Tag>{league}</Tag>}
        <TitleLanguage language={hero.language} />
      </Stack>
      {(time || facts) && (
        <Text as="span" size="small" tabular>
          {time ?? facts}
        </Text>
      )}
    </Stack>
  );
}

interface HeroActionsProps {
  hero: HeroView;
  href: string | undefined;
  nextSection: string | undefined;
}

/**
 * A button to the title's page where the realm has it. Else guests get a button to sign in, viewers
 * one to the next section; it does not move when the session arrives.
 */
function HeroActions({ hero, href, nextSection }: HeroActionsProps) {
  const { t, path, isLive, defaultPath } = useSite();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (href !== undefined) {
    const label =
      hero.state === 'LIVE'
        ? 'hero.watchLive'
        : hero.state === 'UPCOMING' || hero.state === 'ENDED' || hero.kind === 'series'
          ? 'hero.details'
          : 'hero.watch';
    return (
      <Button href={href} size="large">
        {t(label)}
      </Button>
    );
  }
  const asksToSignIn = status !== 'viewer' && isLive('login');
  // After signing in the viewer comes back to this page; to the start page they come without `from`.
  const from = pathname === '/' || pathname === defaultPath ? undefined : pathname;
  return (
    <>
      {asksToSignIn && (
        <GuestAction pending={status === 'starting' ? 'nothing' : undefined}>
          <Button href={path('login', {}, { query: { from } })} size="large">
            {t('hero.signIn')}
          </Button>
        </GuestAction>
      )}
      {nextSection && (
        <Button href={`#${nextSection}`} size="large" variant={asksToSignIn ? 'quiet' : 'primary'}>
          {t('hero.browse')}
        </Button>
      )}
    </>
  );
}
