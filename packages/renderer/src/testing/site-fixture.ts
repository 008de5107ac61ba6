import { createOriginClient } from '@marquee/origin-client';
import en from '../labels/en.json';
import { guestSession } from '../session/guest-session';
import { createSite, type SiteInput } from '../site/create-site';
import { liveRows } from '../site/describe-routes';
import type { Site } from '../site/site';
import { realmFixture } from './realm-fixture';

/** A site for tests: the shell's labels in English, no features, a guest, an origin that does not answer. */
export function siteFixture(changes: Partial<SiteInput> = {}): Site {
  const realm = changes.realm ?? realmFixture();
  const features = changes.features ?? [];
  return createSite({
    realm,
    features,
    rows: liveRows(realm, features),
    locale: 'en',
    labels: en,
    origin: createOriginClient({ ...realm.origin, language: 'en' }),
    session: guestSession(),
    environment: 'browser',
    ...changes,
  });
}
