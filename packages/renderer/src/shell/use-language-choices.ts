import type { LanguageChoice } from '@marquee/design-system';
import { directionOf, languageName } from '@marquee/i18n';
import { basenameOf, fillPath } from '../routes/paths';
import { useSite } from '../site/use-site';
import { useCurrentRoute } from './use-current-route';

/** Lists the addresses of the page in each of the realm's languages; each is a document of its own. */
export function useLanguageChoices(): LanguageChoice[] {
  const { realm } = useSite();
  const { live, params, isRoot } = useCurrentRoute();
  return realm.locales.supported.map(({ tag, paths }) => {
    const path = live && !isRoot ? fillPath(live.paths[paths], { ...params }) : '/';
    return {
      tag,
      name: languageName(tag),
      href: `${basenameOf(realm, tag)}${path === '/' ? '' : path}` || '/',
      dir: directionOf(tag),
    };
  });
}
