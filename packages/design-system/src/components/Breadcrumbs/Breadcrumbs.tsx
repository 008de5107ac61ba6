import { Fragment, useEffect, useRef, useState } from 'react';
import { ChevronEndIcon, MoreIcon } from '../Icon';
import { Link } from '../LinkProvider';
import { crumb, expander, here, item, list } from './Breadcrumbs.styles';

export interface Breadcrumb {
  label: string;
  /** The address of the step; the last entry, the current page, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The navigation's name for assistive technology, e.g. "Breadcrumbs". */
  label: string;
  /** The steps from the top down to the current page. */
  items: readonly Breadcrumb[];
  /** The name of the button that shows the steps left out on phones, e.g. "Show full path". */
  expandLabel: string;
}

/**
 * The path from the top of the site to the current page. Phones show the first step and the last
 * two; a button between them shows the others. Without script all are shown.
 */
export function Breadcrumbs({ label, items, expandLabel }: BreadcrumbsProps) {
  const [whole, setWhole] = useState(false);
  const listRef = useRef<HTMLOListElement>(null);
  const last = items.length - 1;
  const long = items.length > 3;
  useEffect(() => {
    // the button is gone: focus moves to the first step that it showed
    if (whole) listRef.current?.querySelectorAll('a')[1]?.focus();
  }, [whole]);
  return (
    <nav aria-label={label} data-ui="breadcrumbs">
      <ol ref={listRef} className={list().className}>
        {items.map(({ label: name, href }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may have the same name twice, its steps have an order
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
