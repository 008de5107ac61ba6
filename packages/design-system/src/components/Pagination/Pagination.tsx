import { ChevronEndIcon, ChevronStartIcon } from '../Icon';
import { Link } from '../LinkProvider';
import { gapMark, list, listItem, pageLink, place, step } from './Pagination.styles';
import { pageNumbers } from './page-numbers';

export interface PaginationProps {
  /** The navigation's name, e.g. "Pages". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** How many pages there are; with fewer than two nothing is rendered. */
  pageCount: number;
  /** The address of a page, e.g. `(page) => '?page=2'`. */
  href: (page: number) => string;
  /** The label of the link to the page before, e.g. "Previous". */
  previousLabel: string;
  /** The label of the link to the page after, e.g. "Next". */
  nextLabel: string;
  /**
   * The name of a page for assistive technology, e.g. `(page) => 'Page 3'`. Write its number as
   * `locale` does and without grouping, so that voice control matches what the viewer sees.
   */
  pageLabel: (page: number) => string;
  /**
   * The current place; phones show it instead of the numbers, e.g. `(page, count) => 'Page 3 of
   * 12'`.
   */
  placeLabel: (page: number, count: number) => string;
  /** BCP 47 tag that decides the digits, e.g. "ar-EG" for ٣. */
  locale: string;
  /** How many pages are shown on either side of the current one; 1 by default. */
  around?: number;
}

/**
 * Links to the pages of a long list. They can be shared, opened in a new tab and followed without
 * script.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, href, previousLabel, nextLabel, around = 1 } = props;
  const { pageLabel, placeLabel, locale } = props;
  if (pageCount < 2) return null;
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const slots = pageNumbers(page, pageCount, around);
  return (
    <nav aria-label={label} data-ui="pagination">
      <ul className={list().className}>
        <li className={listItem({ side: 'start' }).className}>
          {page > 1 && (
            <Link href={href(page - 1)} rel="prev" className={step().className}>
              <ChevronStartIcon />
              <span>{previousLabel}</span>
            </Link>
          )}
        </li>
        {slots.map((slot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot keeps its place while its page changes
          <li key={at} className={listItem({ side: 'middle' }).className}>
            {slot === 'gap' ? (
              <span className={gapMark().className} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                href={href(slot)}
                className={pageLink().className}
                aria-label={pageLabel(slot)}
                aria-current={slot === page ? 'page' : undefined}
                rel={slot === page - 1 ? 'prev' : slot === page + 1 ? 'next' : undefined}
              >
                {number.format(slot)}
              </Link>
            )}
          </li>
        ))}
        <li className={place().className}>{placeLabel(page, pageCount)}</li>
        <li className={listItem({ side: 'end' }).className}>
          {page < pageCount && (
            <Link href={href(page + 1)} rel="next" className={step().className}>
              <span>{nextLabel}</span>
              <ChevronEndIcon />
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}
