import { languageOf } from '@marquee/i18n';

interface Credit {
  /** In the page's language, e.g. "Cast". */
  role: string;
  name: string;
}

/** Those who made a title or are in it, each once, a row for each role in the order of the origin. */
export function creditsByRole(
  credits: readonly Credit[],
  locale: string,
): { label: string; value: string }[] {
  const comma = languageOf(locale) === 'ar' ? '، ' : ', ';
  const names = new Map<string, Set<string>>();
  for (const { role, name } of credits) {
    // What is no text of an origin's is no name.
    if (role && name) names.set(role, (names.get(role) ?? new Set()).add(name));
  }
  return [...names].map(([label, value]) => ({ label, value: [...value].join(comma) }));
}
