import { type NoticeItem, NoticeRegion, PageProgress } from '@marquee/design-system';
import { useEffect } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { CookieQuestion } from '../cookie-consent/CookieQuestion';
import { usePlace } from '../country/use-place';
import { useSession } from '../session/use-session';
import type { Site } from '../site/site';
import { useSite } from '../site/use-site';
import { LateSlot } from '../slots/LateSlot';
import { AskingBoundary } from './AskingBoundary';
import { useCurrentRoute } from './use-current-route';
import { useIncomplete } from './use-incomplete';
import { useOpenTerms } from './use-open-terms';
import { usePageHead } from './use-page-head';

export interface SiteFollowUpProps {
  notices: readonly NoticeItem[];
  onDismiss: (id: string) => void;
  /** Told of the site as it is where the viewer is. */
  onSite: (site: Site) => void;
}

/**
 * What a page needs only once the viewer moves on: the head's upkeep, progress, scroll positions, notices, and what is asked of
 * whoever has just signed in, wants something that open terms are in the way of, or does what somebody might be told of.
 */
export default function SiteFollowUp({ notices, onDismiss, onSite }: SiteFollowUpProps) {
  const { t, realm, sectionModules } = useSite();
  const moving = useNavigation().state !== 'idle';
  const { handle } = useCurrentRoute();
  const { key } = useLocation();
  const { user } = useSession();
  // A page that stands alone is a step on somebody's way already.
  const incomplete = useIncomplete() && handle?.page?.chrome !== undefined;
  const openTerms = useOpenTerms();
  usePageHead();
  usePlace(onSite);
  useEffect(() => {
    // The error page comes along, so that it is there when the connection is not; without it, that page is a plain one.
    import('../screens/PageError').catch(() => {});
    // So does what the next page asks its data with; without it, that page asks for it.
    for (const { prepare } of sectionModules.values()) prepare?.().catch(() => {});
  }, [sectionModules]);
  return (
    <>
      {moving && <PageProgress label={t('shell.loadingPage')} />}
      <NoticeRegion
        label={t('shell.notices')}
        dismissLabel={t('shell.dismiss')}
        notices={notices}
        onDismiss={onDismiss}
      />
      <LateSlot name="page.notice" props={{}} />
      {realm.cookieConsent && <CookieQuestion consent={realm.cookieConsent} />}
      <AskingBoundary page={key} callWaits={openTerms.asks} onLost={() => openTerms.settle(false)}>
        {(incomplete || openTerms.asks) && (
          <LateSlot
            // Another viewer is asked anew.
            key={user?.id}
            name="viewer.incomplete"
            needed
            props={{ callWaits: openTerms.asks, onSettled: openTerms.settle }}
          />
        )}
      </AskingBoundary>
      <ScrollRestoration />
    </>
  );
}
