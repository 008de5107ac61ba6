import { type PluginSection, vendorAddress } from '@marquee/realm';

/** The data of a plugin's frame. */
export interface PluginView extends Pick<PluginSection, 'type' | 'id' | 'size'> {
  title: string;
  /** The address of the frame, with what the realm passes to the plugin as its query. */
  address: string;
  /** Whether the plugin gets the colours of the page's theme, not only the scheme. */
  themed: boolean;
  allow: (PluginSection['allow'][number] | 'sameOrigin')[];
}

/** The page that a plugin is on. */
export interface PluginPlace {
  locale: string;
  scheme: 'light' | 'dark' | 'auto';
  /** The address of the realm's origin. */
  originAddress: string;
  /** The page's host name and port. */
  host: string;
}

/**
 * A plugin as its page shows it. It has its own origin, without which it could neither store data
 * nor call its server, but never the page's: a script of the page's origin could remove the sandbox.
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
