import { Page } from '@marquee/design-system';
import { PageError } from './PageError';

/** The last resort, when the frame itself fails: the same words without navbar and footer. */
export function SiteError() {
  return (
    <Page>
      <PageError />
    </Page>
  );
}
