import { type NoticeItem, NoticeRegion, PageProgress } from '@marquee/design-system';
import { useEffect } from 'react';
import { ScrollRestoration, useNavigation } from 'react-router-dom';
import { useCookieConsent } from '../cookie-consent/use-cookie-consent';
import { Slot } from '../site/Slot';
import { useSite } from '../site/use-site';
import { useCurrentRoute } from './use-current-route';
import { useIncomplete } from './use-incomplete';
import { useOpenTerms } from './use-open-terms';
import { usePageHead } from './use-page-head';

export interface SiteFollowUpProps {
  notices: readonly NoticeItem[];
  onDismiss: (id: string) => void;
}

/**
 * What a page needs only once the viewer moves on: the head's upkeep, progress, scroll positions, notices, and what is asked of
 * whoever has just signed in, wants something that open terms are in the way of, or does what somebody might be told of.
 */
export default function SiteFollowUp({ notices, onDismiss }: SiteFollowUpProps) {
  const { t, realm } = useSite();
  const moving = useNavigation().state !== 'idle';
  const { handle } = useCurrentRoute();
  const CookieConsent = useCookieConsent();
  // A page that stands alone is a step on somebody's way already.
  const incomplete = useIncomplete() && handle?.page?.chrome !== undefined;
  const openTerms = useOpenTerms();
  usePageHead();
  useEffect(() => {
    // The error page comes along, so that it is there when the connection is not; without it, that page is a plain one.
    import('../screens/PageError').catch(() => {});
  }, []);
  return (
    <>
      {moving && <PageProgress label={t('shell.loadingPage')} />}
      <NoticeRegion
        label={t('shell.notices')}
        dismissLabel={t('shell.dismiss')}
        notices={notices}
        onDismiss={onDismiss}
      />
      {realm.cookieConsent && CookieConsent && <CookieConsent consent={realm.cookieConsent} />}
      {(incomplete || openTerms.asks) && (
        <Slot
          name="viewer.incomplete"
          props={{ callWaits: openTerms.asks, onSettled: openTerms.settle }}
        />
      )}
      <ScrollRestoration />
    </>
  );
}
