import type { SelectGroup, SelectOption } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';

/** The languages of ISO 639-1 that people speak or write today, as browsers know them. */
const ALL =
  'aa ab af ak am an ar as av ay az ba be bg bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz id ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  );

interface Choices {
  /** The language of the page, in which the names are. */
  locale: string;
  /** The languages of the brand, which its titles are most likely to have. */
  offered: readonly string[];
  /** Among the choices in any case. */
  chosen: string | undefined;
  labels: { offered: string; others: string };
}

/** Languages to choose from by their names: those of the brand first, then every other one. */
export function spokenLanguages({ locale, offered, chosen, labels }: Choices): SelectGroup[] {
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'language', fallback: 'none' });
  const { compare } = new Intl.Collator(intlLocale(locale));
  const options = (tags: Iterable<string>): SelectOption[] =>
    [...tags]
      .flatMap((value) => {
        const label = names.of(value) ?? (value === chosen ? value : undefined);
        return label === undefined ? [] : [{ value, label }];
      })
      .sort((one, other) => compare(one.label, other.label));
  const first = new Set(offered.map((tag) => new Intl.Locale(tag).language));
  if (chosen) first.add(chosen);
  return [
    { label: labels.offered, options: options(first) },
    { label: labels.others, options: options(ALL.filter((tag) => !first.has(tag))) },
  ];
}
