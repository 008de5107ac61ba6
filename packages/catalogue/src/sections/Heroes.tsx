import {
  BellIcon,
  Button,
  GuestAction,
  Hero,
  type HeroEntry,
  PlayIcon,
  Stack,
  Tag,
  Text,
} from '@marquee/design-system';
import { LateSlot, useSession, useSite } from '@marquee/renderer';
import {
  EventTime,
  isHeld,
  reminderAddress,
  StateBadge,
  TitleLanguage,
  titlePath,
  useAsNow,
} from '@marquee/titles';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { heroActions } from '../rules/hero-actions';
import type { HeroView } from '../rules/title-sections';

interface HeroesProps {
  heroes: readonly HeroView[];
  /** The id of the section below, for the button that leads there. */
  nextSection?: string | undefined;
}

/** The heroes of a page, large pictures with a title each. */
export function Heroes({ heroes, nextSection }: HeroesProps) {
  const site = useSite();
  const { t, realm } = site;
  return (
    <Hero
      label={t('hero.label')}
      roleLabel={t('hero.role')}
      pauseLabel={t('hero.pause')}
      playLabel={t('hero.play')}
      entryLabel={(position, total, title) => t('hero.entry', { position, total, title })}
      media={
        realm.player.backgroundVideo
          ? (media) => <LateSlot name="hero.media" props={media} />
          : undefined
      }
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
function HeroStatus({ hero: listed }: { hero: HeroView }) {
  const hero = useAsNow(listed);
  const { startsAt, state, league, facts } = hero;
  const time =
    startsAt && state !== 'LIVE' && isHeld(hero) ? (
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
 * What the viewer can do with a hero's title now, first. Where the realm has no page of it, guests get a button to sign in, viewers
 * one to the next section. Nothing moves when the session arrives.
 */
function HeroActions({ hero: listed, href, nextSection }: HeroActionsProps) {
  const site = useSite();
  const hero = useAsNow(listed);
  const { t, isLive, defaultPath } = site;
  const { pathname } = useLocation();
  if (href !== undefined) {
    const actions = heroActions(hero);
    return (
      <>
        {actions.first === 'remind' && (
          <Button href={reminderAddress(site, hero.id)} size="large" startIcon={<BellIcon />}>
            {t('hero.remind')}
          </Button>
        )}
        {actions.first === 'watch' && <Watch hero={hero} href={href} />}
        {actions.details && (
          <Button
            href={href}
            size="large"
            variant={actions.first === 'details' ? 'primary' : 'quiet'}
          >
            {t('hero.details')}
          </Button>
        )}
      </>
    );
  }
  // After signing in the viewer comes back to this page; to the start page they come without `from`.
  const from = pathname === '/' || pathname === defaultPath ? undefined : pathname;
  const asks = isLive('login');
  return (
    <>
      {asks && <SignIn from={from} />}
      {nextSection && (
        <Button href={`#${nextSection}`} size="large" variant={asks ? 'quiet' : 'primary'}>
          {t('hero.browse')}
        </Button>
      )}
    </>
  );
}

/**
 * Leads to a title that plays, and to where the viewer left it; a guest signs in first, and comes back to it, where it is not
 * free.
 */
function Watch({ hero, href }: { hero: HeroView; href: string }) {
  const { t, isLive } = useSite();
  const [resumes, setResumes] = useState(false);
  const action = resumes ? 'hero.resume' : 'hero.watch';
  const watch = (
    <>
      <Button href={href} size="large" startIcon={<PlayIcon />}>
        {t(hero.state === 'LIVE' ? 'hero.watchLive' : action)}
      </Button>
      <LateSlot name="hero.resume" props={{ title: hero, onResumes: setResumes }} />
    </>
  );
  return hero.isFree || !isLive('login') ? watch : <SignIn from={href} viewer={watch} />;
}

/** A guest's way to sign in; viewers have another action in its place, or none. */
function SignIn({ from, viewer }: { from: string | undefined; viewer?: ReactNode }) {
  const { t, path } = useSite();
  const { status } = useSession();
  if (status === 'viewer') return viewer;
  return (
    <GuestAction pending={status === 'starting' ? 'nothing' : undefined} viewer={viewer}>
      <Button href={path('login', {}, { query: { from } })} size="large">
        {t('hero.signIn')}
      </Button>
    </GuestAction>
  );
}
