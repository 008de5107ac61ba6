import { Badge, LanguageBadge } from '@marquee/design-system';
import { languageName } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { EventTime } from './event-times';
import { showsLanguage, type TitleBadge, titleBadge } from './rules/title-badges';
import type { TitleView } from './rules/title-view';

const BADGE_KIND = {
  live: 'live',
  upcoming: 'upcoming',
  moved: 'upcoming',
  postponed: 'upcoming',
  cancelled: 'neutral',
  ended: 'neutral',
  replay: 'replay',
  new: 'new',
} as const satisfies Record<TitleBadge, string>;

/**
 * The badge on a title's picture. With `time`, an event to come shows its time of day instead, and one that was moved shows both
 * in one, beside which there is room for its language.
 */
export function StateBadge({ title, time }: { title: TitleView; time?: boolean }) {
  const { t } = useSite();
  const badge = titleBadge(title);
  if (!badge) return null;
  const kind = BADGE_KIND[badge];
  const showsTime = time && title.startsAt && (badge === 'upcoming' || badge === 'moved');
  return (
    <Badge kind={kind}>
      {(badge !== 'upcoming' || !showsTime) && t(`title.${badge}`)}
      {badge === 'moved' && showsTime && ' '}
      {showsTime && <EventTime title={title} part="time" />}
    </Badge>
  );
}

/** The language of a title, written as the realm writes languages. */
export function TitleLanguage({ language }: { language: string | undefined }) {
  const { realm, language: own } = useSite();
  if (!showsLanguage(language, { language: own, locales: realm.locales.supported.length })) {
    return null;
  }
  return (
    <LanguageBadge
      style={realm.brand.languageBadgeStyle}
      language={language}
      name={languageName(language)}
    />
  );
}
