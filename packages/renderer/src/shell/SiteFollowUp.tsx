import { type NoticeItem, NoticeRegion, PageProgress } from '@marquee/design-system';
import { useEffect } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { CookieQuestion } from '../cookie-consent/CookieQuestion';
import { usePlace } from '../country/use-place';
import { usePictureTransition } from '../navigation/use-picture-transition';
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
  /** Called with the site for the viewer's country. */
  onSite: (site: Site) => void;
}

/**
 * The part of the frame that loads after the first page: updates of the head, progress, scroll
 * positions, pictures that lead from a card to its page, notices, and the questions to the viewer about their account, open terms and cookies.
 */
export default function SiteFollowUp({ notices, onDismiss, onSite }: SiteFollowUpProps) {
  const { t, realm, sectionModules } = useSite();
  const moving = useNavigation().state !== 'idle';
  const { handle } = useCurrentRoute();
  const { key } = useLocation();
  const { user } = useSession();
  // A page without chrome is a step of another task, which no question interrupts.
  const isStep = handle?.page?.chrome === undefined;
  const incomplete = useIncomplete() && !isStep;
  const openTerms = useOpenTerms();
  usePageHead();
  usePictureTransition();
  usePlace(onSite);
  useEffect(() => {
    // Preloads the error page for when the connection is lost; without it `PlainError` is shown.
    import('../screens/PageError').catch(() => {});
    // Preloads the code that the next page loads its data with; that page tries again.
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
      <LateSlot name="shell.end" props={{ isStep }} />
      {realm.cookieConsent && <CookieQuestion consent={realm.cookieConsent} />}
      <AskingBoundary page={key} callWaits={openTerms.asks} onLost={() => openTerms.settle(false)}>
        {(incomplete || openTerms.asks) && (
          <LateSlot
            // Another viewer gets a new question.
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
