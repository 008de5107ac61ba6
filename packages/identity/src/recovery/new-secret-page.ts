import type { Site } from '@marquee/renderer';
import type { ProviderType } from '../providers/provider';

/** The address of the page for a new secret, which the email links to. */
export function newSecretPage(
  { basename, path }: Pick<Site, 'basename' | 'path'>,
  provider: ProviderType,
  search = '',
): string {
  const page = new URL(path('loginResetPassword') + search, window.location.origin);
  page.pathname = basename + page.pathname;
  page.searchParams.set('providerName', provider);
  return page.href;
}
