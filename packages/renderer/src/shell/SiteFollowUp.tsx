import { type NoticeItem, NoticeRegion } from '@marquee/design-system';
import { ScrollRestoration } from 'react-router-dom';
// The error page comes along, so that it is there when the connection is not.
import '../screens/PageError';
import { useSite } from '../site/use-site';
import { usePageHead } from './use-page-head';

export interface SiteFollowUpProps {
  notices: readonly NoticeItem[];
  onDismiss: (id: string) => void;
}

/** What a page needs only once the viewer moves on: the head's upkeep, scroll positions, notices. */
export default function SiteFollowUp({ notices, onDismiss }: SiteFollowUpProps) {
  const { t } = useSite();
  usePageHead();
  return (
    <>
      <NoticeRegion
        label={t('shell.notices')}
        dismissLabel={t('shell.dismiss')}
        notices={notices}
        onDismiss={onDismiss}
      />
      <ScrollRestoration />
    </>
  );
}
