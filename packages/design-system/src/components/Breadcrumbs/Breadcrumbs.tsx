import { Fragment, useEffect, useRef, useState } from 'react';
import { ChevronEndIcon, MoreIcon } from '../Icon';
import { Link } from '../LinkProvider';
import { crumb, expander, here, item, list } from './Breadcrumbs.styles';

export interface Breadcrumb {
  label: string;
  /** Where it leads; the last entry is the page in view and needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Names the navigation for assistive technology, e.g. "Where you are". */
  label: string;
  /** From the top down to the page in view. */
  items: readonly Breadcrumb[];
  /** The button that brings back what phones leave out, e.g. "Show the whole path". */
  expandLabel: string;
}

/**
 * The way from the top to the page in view. Phones show the first step and the last two; a button in between brings the
 * others back. Without script they are all there.
 */
export function Breadcrumbs({ label, items, expandLabel }: BreadcrumbsProps) {
  const [whole, setWhole] = useState(false);
  const listRef = useRef<HTMLOListElement>(null);
  const last = items.length - 1;
  const long = items.length > 3;
  useEffect(() => {
    // the button is gone: the focus goes on to the first step it has brought back
    if (whole) listRef.current?.querySelectorAll('a')[1]?.focus();
  }, [whole]);
  return (
    <nav aria-label={label} data-ui="breadcrumbs">
      <ol ref={listRef} className={list().className}>
        {items.map(({ label: name, href }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may pass the same name twice, its steps have an order
          <Fragment key={at}>
            <li className={item({ middle: long && !whole && at > 0 && at < last - 1 }).className}>
              {at > 0 && <ChevronEndIcon />}
              {href === undefined || at === last ? (
                <span className={here().className} aria-current={at === last ? 'page' : undefined}>
                  {name}
                </span>
              ) : (
                <Link href={href} className={crumb().className}>
                  {name}
                </Link>
              )}
            </li>
            {at === 0 && long && !whole && (
              <li className={item({ expander: true }).className}>
                <ChevronEndIcon />
                <button
                  type="button"
                  className={expander().className}
                  aria-label={expandLabel}
                  onClick={() => setWhole(true)}
                >
                  <MoreIcon />
                </button>
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
