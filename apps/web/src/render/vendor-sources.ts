import { signInSources } from '@marquee/identity/sources';
import type { Realm } from '@marquee/realm';
import type { VendorSources } from './csp';

/**
 * What a realm's vendors need of its pages' policy. It is one for the whole site: a viewer who goes from page to page
 * keeps the policy of the first.
 */
export const vendorSources = (realm: Realm): Promise<VendorSources> => signInSources(realm);
