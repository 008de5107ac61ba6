import type { Site } from '@marquee/renderer';
import { providerRoute } from '../../rules/provider-routes';
import type { ConfiguredProvider } from '../provider';

/** The path of a provider's own page, in the site's language. */
export function providerPath(
  { path }: Pick<Site, 'path'>,
  { provider, config }: ConfiguredProvider,
): string {
  const { name, params } = providerRoute(provider.type, provider.clientOf?.(config));
  // `providerRoute` returns the row's parameters beside its name.
  const untyped = path as (name: string, params: Record<string, string>) => string;
  return untyped(name, params);
}
