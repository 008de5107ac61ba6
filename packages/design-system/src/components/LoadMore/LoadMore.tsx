import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { VisuallyHidden } from '../VisuallyHidden';
import { bar, count, filled, problem, root, scripted } from './LoadMore.styles';

export interface LoadMoreProps {
  /** The label of the button, e.g. "Show more". */
  label: string;
  /** How many items are in the list. */
  loaded: number;
  /** How many items there are in all; without it the button stays as long as `hasMore` is true. */
  total?: number;
  /** Whether there are more; by default, as long as `loaded` is below `total`. */
  hasMore?: boolean;
  /**
   * The text that shows how much is loaded, e.g. `(loaded, total) => '60 of 240'`. Shown when the
   * total is known and the list was not complete from the start.
   */
  countLabel: (loaded: number, total: number) => string;
  /** The text that is announced when more have come, e.g. `(arrived) => '60 more loaded'`. */
  arrivedLabel: (arrived: number) => string;
  /** Called when the viewer asks for more. */
  onLoad: () => void;
  /** Whether more are loading. */
  busy?: boolean;
  /** The text that is announced while loading, e.g. "Loading". */
  busyLabel?: string;
  /** Why loading failed, and what to do; the button stays for another try. */
  error?: ReactNode;
  /**
   * The address of the next page, e.g. "?page=2": a link instead of the button for viewers without
   * script.
   */
  href?: string;
}

/**
 * The end of a list that grows. The button keeps the focus while loading and after. When the last
 * items have come and it disappears, the focus moves to the count in its place, not to the top of
 * the page.
 */
export function LoadMore(props: LoadMoreProps) {
  const { label, loaded, total, countLabel, arrivedLabel, onLoad, busy, busyLabel } = props;
  const { hasMore = total !== undefined && loaded < total, error, href } = props;
  // A list that was complete from the start needs no count; one that has become complete keeps it,
  // because it has the focus.
  const [wasPart, setWasPart] = useState(hasMore);
  if (hasMore && !wasPart) setWasPart(true);
  const countRef = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const before = useRef(loaded);
  const [arrived, setArrived] = useState('');

  const tell = useRef(arrivedLabel);
  useEffect(() => {
    tell.current = arrivedLabel;
  });
  useEffect(() => {
    if (loaded > before.current) setArrived(tell.current(loaded - before.current));
    before.current = loaded;
  }, [loaded]);

  useLayoutEffect(() => {
    if (!hasMore && hadFocus.current) countRef.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [hasMore]);

  const press = () => {
    hadFocus.current = true;
    // announced again even if as many come as the last time
    setArrived('');
    onLoad();
  };
  return (
    <div className={root().className} data-ui="load-more">
      {total !== undefined && wasPart && (
        <>
          <p ref={countRef} tabIndex={-1} className={count().className}>
            {countLabel(loaded, total)}
          </p>
          {hasMore && (
            <svg className={bar().className} aria-hidden="true" focusable="false">
              <rect
                className={filled().className}
                width={`${total > 0 ? Math.min(100, (loaded / total) * 100) : 100}%`}
                height="100%"
              />
            </svg>
          )}
        </>
      )}
      <div role="alert" className={problem().className}>
        {error}
      </div>
      {hasMore && (
        <div className={scripted().className}>
          <Button
            variant="secondary"
            loading={busy}
            loadingLabel={busyLabel}
            onClick={press}
            onBlur={() => {
              hadFocus.current = false;
            }}
          >
            {label}
          </Button>
        </div>
      )}
      {hasMore && href !== undefined && (
        <noscript>
          <Button variant="secondary" href={href} rel="next">
            {label}
          </Button>
        </noscript>
      )}
      <VisuallyHidden as="div">
        <span role="status">{arrived}</span>
      </VisuallyHidden>
    </div>
  );
}
