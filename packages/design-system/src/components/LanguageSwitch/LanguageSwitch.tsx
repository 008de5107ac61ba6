import { useRef } from 'react';
import { CheckIcon, ChevronDownIcon, GlobeIcon } from '../Icon';
import { Link } from '../LinkProvider';
import { entry, menu, root, summary } from './LanguageSwitch.styles';

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
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  const now = languages.find(({ tag }) => tag === current);
  // With one language there is nothing to choose.
  if (languages.length < 2) return null;
  return (
    <details
      ref={ref}
      className={root().className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={summary().className} aria-label={`${label}: ${now?.name ?? current}`}>
        <GlobeIcon />
        <span lang={now?.tag}>{now?.name ?? current}</span>
        <ChevronDownIcon />
      </summary>
      <ul className={menu({ placement }).className}>
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
      </ul>
    </details>
  );
}
