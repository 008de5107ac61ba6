import { signInSources } from '@marquee/identity/sources';
import { type Realm, vendorAddress } from '@marquee/realm';
import type { VendorSources } from './csp';

/**
 * The sources that a realm's vendors, framed pages and plugins need in the policy. It is one policy for the whole site: a viewer
 * who goes from page to page keeps that of the first.
 */
export async function vendorSources(realm: Realm): Promise<VendorSources> {
  const sources = await signInSources(realm);
  const framed = realm.pages.own.flatMap((page) =>
    page.type === 'frame' ? [new URL(page.address).origin] : [],
  );
  for (const address of realm.pluginAddresses ?? [])
    framed.push(new URL(vendorAddress(address, realm.origin.address)).origin);
  return framed.length > 0 ? { ...sources, frame: [...(sources.frame ?? []), ...framed] } : sources;
}
