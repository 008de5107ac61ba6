import {
  AccessMark,
  AgeMark,
  Container,
  DetailHeader,
  RichTextNodes,
  ShareButton,
  TextLink,
} from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import { Slot, useSite } from '@marquee/renderer';
import { EventTime, isHeld, StateBadge, TitleLanguage, titleParts } from '@marquee/titles';
import type { ReactNode } from 'react';
import { creditsByRole } from '../rules/credits-by-role';
import type { TitlePageView } from './title-page-view';

const ACCESS = { FREE: 'free', REGISTERED: 'account', LICENCE: 'licence' } as const;

interface TitleHeaderProps {
  title: TitlePageView;
  /** The main action, where the player's place does not have it. */
  action?: ReactNode;
  /** The picture beside the name, on a page without a player. */
  art?: ReactNode;
  /** Whether that picture is 16:9. */
  wideArt?: boolean;
}

/** What a title's page says about the title. */
export function TitleHeader({ title, action, art, wideArt }: TitleHeaderProps) {
  const { t, locale } = useSite();
  const { name, facts, synopsis, description, minimumAge, accessLevel, credits } = title;
  const age = minimumAge === undefined ? undefined : formatNumber(minimumAge, locale);
  return (
    <Container spaced>
      <DetailHeader
        title={name}
        titleParts={titleParts(name)}
        kicker={<Kicker title={title} />}
        status={
          <>
            <StateBadge title={title} />
            <TitleLanguage language={title.language} />
          </>
        }
        facts={[
          title.startsAt && isHeld(title) && <EventTime key="time" title={title} part="full" />,
          // An event's facts are its league, which is above its name, and its place, which has a column of its own.
          title.kind !== 'event' && facts,
          age && (
            <AgeMark key="age" label={t('title.age', { age })}>
              {t('title.ageMark', { age })}
            </AgeMark>
          ),
          <AccessMark key="access" level={ACCESS[accessLevel]}>
            {t(`title.access.${ACCESS[accessLevel]}`)}
          </AccessMark>,
        ].filter(Boolean)}
        action={action}
        actions={
          <>
            <Slot name="title.actions" props={{ title }} />
            <ShareButton
              title={name}
              label={t('title.share')}
              copiedLabel={t('title.shared')}
              failedLabel={t('title.shareFailed')}
            />
          </>
        }
        synopsis={synopsis}
        description={description && <RichTextNodes nodes={description} />}
        moreLabel={t('title.more')}
        lessLabel={t('title.less')}
        credits={creditsByRole(credits, locale)}
        details={detailsOf(title, t)}
        art={art}
        wideArt={wideArt}
      />
    </Container>
  );
}

/** The series that an episode belongs to, with its season; the league of an event. */
function Kicker({ title }: { title: TitlePageView }) {
  const { path, isLive } = useSite();
  const { episodeOf, league } = title;
  if (!episodeOf) return league;
  const { series, season } = episodeOf;
  return (
    <>
      {isLive('series') ? (
        <TextLink href={path('series', { seriesId: series.id })}>{series.name}</TextLink>
      ) : (
        series.name
      )}
      {' · '}
      {season.name}
    </>
  );
}

function detailsOf({ venue, announced }: TitlePageView, t: (key: string) => string) {
  const rows = [
    { label: t('title.venue'), value: venue },
    {
      label: t('title.announced'),
      value: announced && <EventTime title={announced} part="full" />,
    },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
