import { LinkDisclosure } from '../LinkDisclosure';
import { entry } from '../LinkDisclosure/LinkDisclosure.styles';
import { Link } from '../LinkProvider';
import { TabLinks } from '../Tabs';
import { button, note } from './SeasonPicker.styles';

export interface SeasonChoice {
  href: string;
  /** The season's name, e.g. "Season 2" or "Specials". */
  label: string;
  /** A fact in small text, e.g. "8 episodes". */
  note?: string;
  /** Whether the page shows this season. */
  current?: boolean;
}

export interface SeasonPickerProps {
  /** The picker's name for assistive technology, e.g. "Seasons". */
  label: string;
  /** The seasons in the order in which they are offered. */
  seasons: readonly SeasonChoice[];
}

/** The most seasons that are all in sight, as tabs. */
const TABS = 4;

/**
 * The seasons of a series, each with an address: tabs for up to four, else a list that a button
 * opens. Nothing is shown for a single season. Works without script.
 */
export function SeasonPicker({ label, seasons }: SeasonPickerProps) {
  if (seasons.length < 2) return null;
  if (seasons.length <= TABS) return <TabLinks label={label} items={seasons} />;
  const now = seasons.find(({ current }) => current);
  return (
    <nav aria-label={label} data-ui="season-picker">
      <LinkDisclosure
        name={now && `${label}: ${now.label}`}
        placement="below"
        align="start"
        button={<span>{now?.label ?? label}</span>}
        buttonClass={button().className}
      >
        {seasons.map(({ href, label: name, note: fact, current }) => (
          <li key={href}>
            <Link
              href={href}
              className={entry().className}
              aria-current={current ? 'page' : undefined}
            >
              {name} {fact && <span className={note().className}>{fact}</span>}
            </Link>
          </li>
        ))}
      </LinkDisclosure>
    </nav>
  );
}
