import { createOriginClient, fetchLabels } from '@marquee/origin-client';
import type { LanguageTag } from '@marquee/realm';
import type { LoadedRealm } from '@marquee/realm/node';
import type { ClientBundle } from '../render/client-bundle';
import { createPageRenderer, type InTurn, type PageRenderer } from '../render/render-page';
import type { Turns } from './rules/turns';

/** How long the origin's wording is kept before it is loaded again. */
const wordingFreshMs = 60_000;

interface RendererEntry {
  made: number;
  renderer: Promise<PageRenderer>;
}

/**
 * What is prepared for each realm and language once. `onFailure` hears of wording that could not be fetched again. `preparing`:
 * the turns in which that is done, most of which is a wait for the origin's wording. `inTurn`: in which pages are rendered.
 */
export function createPreparedRenderers(
  bundle: ClientBundle,
  onFailure: (error: unknown) => void,
  preparing: Turns,
  inTurn: InTurn,
): (loaded: LoadedRealm, locale: LanguageTag) => Promise<PageRenderer> {
  const renderers = new WeakMap<LoadedRealm, Map<LanguageTag, RendererEntry>>();
  return (loaded, locale) => {
    const byLocale = renderers.get(loaded) ?? new Map<LanguageTag, RendererEntry>();
    renderers.set(loaded, byLocale);
    const known = byLocale.get(locale);
    if (known && Date.now() - known.made < wordingFreshMs) return known.renderer;
    const { address, publicKey } = loaded.realm.origin;
    const origin = createOriginClient({ address, publicKey, language: locale, timeoutMs: 1500 });
    const renderer = preparing(async () => {
      const labels = await fetchLabels(origin, loaded.realm.id);
      const originLabels = async () => labels;
      return inTurn(() => createPageRenderer({ loaded, locale, bundle, inTurn, originLabels }));
    });
    const entry = { made: Date.now(), renderer };
    // While the wording is loaded again, the old one is used.
    if (known) {
      byLocale.set(locale, { made: Date.now(), renderer: known.renderer });
      renderer.then(() => byLocale.set(locale, entry), onFailure);
      return known.renderer;
    }
    renderer.catch(() => byLocale.delete(locale));
    byLocale.set(locale, entry);
    return renderer;
  };
}
