import { paymentSources } from '@marquee/commerce/sources';
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

/** Adds the sources of the realm's payment providers, for the policy of pages where a viewer pays. */
export async function withPaymentSources(
  vendors: VendorSources,
  realm: Realm,
): Promise<VendorSources> {
  const added = await paymentSources(realm);
  const both = (kind: keyof VendorSources) => [
    ...new Set([...(vendors[kind] ?? []), ...(added[kind] ?? [])]),
  ];
  return {
    script: both('script'),
    style: both('style'),
    frame: both('frame'),
    connect: both('connect'),
    image: both('image'),
    trustedTypes: both('trustedTypes'),
  };
}
