import { CheckIcon, GlobeIcon } from '../Icon';
import { LinkDisclosure } from '../LinkDisclosure';
import { entry } from '../LinkDisclosure/LinkDisclosure.styles';
import { Link } from '../LinkProvider';

export interface LanguageChoice {
  /** BCP 47 tag. */
  tag: string;
  /** The language's own name: "Español". */
  name: string;
  href: string;
  dir: 'ltr' | 'rtl';
}

export interface LanguageSwitchProps {
  /** The control's name, e.g. "Language". */
  label: string;
  /** BCP 47 tag of the language in use, e.g. "en". */
  current: string;
  /** The languages offered, each with its own name and an address. */
  languages: readonly LanguageChoice[];
  /** Where the list opens; `below` by default, `above` suits a footer. */
  placement?: 'below' | 'above';
}

/** Links to the same page in the other languages, in a disclosure that needs no JavaScript. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { label, current, languages, placement = 'below' } = props;
  const now = languages.find(({ tag }) => tag === current);
  // With one language there is nothing to choose.
  if (languages.length < 2) return null;
  return (
    <LinkDisclosure
      name={`${label}: ${now?.name ?? current}`}
      placement={placement}
      align="end"
      button={
        <>
          <GlobeIcon />
          <span lang={now?.tag}>{now?.name ?? current}</span>
        </>
      }
    >
      {languages.map(({ tag, name, href, dir }) => (
        <li key={tag}>
          <Link
            href={href}
            lang={tag}
            hrefLang={tag}
            dir={dir}
            className={entry().className}
            aria-current={tag === current ? 'true' : undefined}
          >
            {name}
            {tag === current && <CheckIcon />}
          </Link>
        </li>
      ))}
    </LinkDisclosure>
  );
}
