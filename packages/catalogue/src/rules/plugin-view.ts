import { type PluginSection, vendorAddress } from '@marquee/realm';

/** What a plugin's frame is drawn from. */
export interface PluginView extends Pick<PluginSection, 'type' | 'id' | 'size'> {
  title: string;
  /** With what the plugin is told. */
  address: string;
  /** It is told the theme that it stands in, not only the scheme. */
  themed: boolean;
  allow: (PluginSection['allow'][number] | 'sameOrigin')[];
}

/** The page that a plugin stands on. */
export interface PluginPlace {
  locale: string;
  scheme: 'light' | 'dark' | 'auto';
  /** Of the realm. */
  originAddress: string;
  /** The page's host name and port. */
  host: string;
}

/**
 * A plugin as it stands on a page. It keeps its own origin, or it could neither keep data nor call home, but never that of the page: scripts
 * that share one with it could take the sandbox away.
 */
export function pluginView(
  { type, id, title, address, allow, passes, size }: PluginSection,
  { locale, scheme, originAddress, host }: PluginPlace,
  text: (localised: PluginSection['title']) => string,
): PluginView {
  const url = new URL(vendorAddress(address, originAddress));
  const facts = { locale, theme: scheme };
  for (const fact of passes) url.searchParams.set(fact, facts[fact]);
  return {
    type,
    id,
    title: text(title),
    address: url.href,
    size,
    themed: passes.includes('theme'),
    allow: url.host === host ? [...allow] : ['sameOrigin', ...allow],
  };
}
