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
  /** The id of what stands below, for a viewer who wants to look around. */
  nextSection?: string | undefined;
}

/** The opening pictures of the home page. */
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

/** The time has a line of its own: its words change once the viewer's zone is known, and nothing beside it may move. */
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
 * The title's page when there is one. Until then guests are asked to sign in and viewers to look around; the button
 * keeps its place when the session arrives.
 */
function HeroActions({ hero, href, nextSection }: HeroActionsProps) {
  const { t, path, isLive, defaultPath } = useSite();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (href !== undefined) {
    const words =
      hero.state === 'LIVE'
        ? 'hero.watchLive'
        : hero.state === 'UPCOMING' || hero.state === 'ENDED' || hero.kind === 'series'
          ? 'hero.details'
          : 'hero.watch';
    return (
      <Button href={href} size="large">
        {t(words)}
      </Button>
    );
  }
  const asksToSignIn = status !== 'viewer' && isLive('login');
  // Whoever signs in comes back to this page; from the start page that is where they would go anyway.
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
