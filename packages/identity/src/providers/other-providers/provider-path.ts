import type { Site } from '@marquee/renderer';
import { providerRoute } from '../../rules/provider-routes';
import type { ConfiguredProvider } from '../provider';

/** Where a provider's own page lies, in the site's language. */
export function providerPath(
  { path }: Pick<Site, 'path'>,
  { provider, config }: ConfiguredProvider,
): string {
  const { name, params } = providerRoute(provider.type, provider.clientOf?.(config));
  // The row's parameters are what `providerRoute` answers beside its name.
  const untyped = path as (name: string, params: Record<string, string>) => string;
  return untyped(name, params);
}
