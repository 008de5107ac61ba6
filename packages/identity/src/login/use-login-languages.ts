import type { LanguageChoice } from '@marquee/design-system';
import { fillPath, useLanguageChoices, useQuery, useSite, withOptions } from '@marquee/renderer';
import { matchPath } from 'react-router-dom';

/**
 * The login page in the realm's other languages, with its query: `from` becomes that language's
 * path.
 */
export function useLoginLanguages(): LanguageChoice[] {
  const { realm, live } = useSite();
  const choices = useLanguageChoices();
  const search = useQuery();
  if (!search) return choices;

  const asked = new URLSearchParams(search);
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(asked.get('from') ?? '') ?? [];
  const page = live.find(({ path }) => matchPath(path, pathname));
  return choices.map((choice) => {
    const query = new URLSearchParams(asked);
    const variant = realm.locales.supported.find(({ tag }) => tag === choice.tag)?.paths;
    if (page && variant) {
      const params = matchPath(page.path, pathname)?.params;
      query.set('from', fillPath(page.paths[variant], { ...params }) + rest);
    } else query.delete('from');
    return { ...choice, href: withOptions(choice.href, { query }) };
  });
}
