import { CheckIcon } from '../Icon';
import { Link } from '../LinkProvider';
import { TextLink } from '../TextLink';
import { chip, count, list } from './FilterChips.styles';

export interface FilterChip {
  /** The address of the list with this filter on, or off where it is on. */
  href: string;
  /** The filter, e.g. "Replays". Unique among the chips. */
  label: string;
  /** How many titles have it, as it is written. */
  count?: string;
  /** Whether it is on. */
  on?: boolean;
}

export interface FilterChipsProps {
  /** The name of the group for assistive technology, e.g. "Filters". */
  label: string;
  /** The filters, in an order that does not change when one is turned on. */
  chips: readonly FilterChip[];
  /** The address of the list without filters; offered while one is on. */
  clear?: { href: string; label: string };
}

/** Filters of a list as links that turn them on and off, so that they work without script. */
export function FilterChips({ label, chips, clear }: FilterChipsProps) {
  return (
    <nav aria-label={label} data-ui="filters">
      <ul className={list().className}>
        {chips.map(({ href, label: words, count: number, on }) => (
          <li key={words}>
            <Link
              href={href}
              className={chip().className}
              aria-current={on ? 'true' : undefined}
              data-ui="chip"
            >
              {on && <CheckIcon />}
              <span>{words}</span> {number && <span className={count().className}>{number}</span>}
            </Link>
          </li>
        ))}
        {clear && chips.some(({ on }) => on) && (
          <li>
            <TextLink href={clear.href} variant="quiet">
              {clear.label}
            </TextLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
