import type { Site } from '@marquee/renderer';
import type { ProviderType } from '../providers/provider';
import { ASKED, askedAddress } from './asked-address';

/**
 * The address of the page for a new secret, which an email to `address` links to. This browser stores
 * the address, for password managers.
 */
export function newSecretPage(
  { realm, basename, path }: Pick<Site, 'realm' | 'basename' | 'path'>,
  provider: ProviderType,
  address: string,
  search = '',
): string {
  const page = new URL(path('loginResetPassword') + search, window.location.origin);
  page.pathname = basename + page.pathname;
  page.searchParams.set('providerName', provider);
  page.searchParams.set(ASKED, askedAddress(realm.id).note(address));
  return page.href;
}
