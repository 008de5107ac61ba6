import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { VisuallyHidden } from '../VisuallyHidden';
import { bar, count, filled, problem, root, scripted } from './LoadMore.styles';

export interface LoadMoreProps {
  /** The words of the button, e.g. "Show more". */
  label: string;
  /** How many are in the list. */
  loaded: number;
  /** How many there are in all; without it the button stays for as long as `hasMore` says. */
  total?: number;
  /** Whether there is more; by default, as long as `loaded` is below `total`. */
  hasMore?: boolean;
  /** How far the list is, e.g. `(loaded, total) => '60 of 240'`. Drawn when the total is known and the list was not whole from the start. */
  countLabel: (loaded: number, total: number) => string;
  /** What assistive technology is told when more are there, e.g. `(arrived) => '60 more are here'`. */
  arrivedLabel: (arrived: number) => string;
  /** Called when more is asked for. */
  onLoad: () => void;
  /** More are on their way. */
  busy?: boolean;
  /** What assistive technology hears meanwhile, e.g. "Loading". */
  busyLabel?: string;
  /** Why they did not come, and what to do; the button stays for another try. */
  error?: ReactNode;
  /** The address of the next page, e.g. "?page=2": a link in place of the button for readers without script. */
  href?: string;
}

/**
 * The foot of a list that grows. The button keeps the focus while it works and after; when the last ones are there and it
 * goes, the focus goes to the count in its place, not to the top of the page.
 */
export function LoadMore(props: LoadMoreProps) {
  const { label, loaded, total, countLabel, arrivedLabel, onLoad, busy, busyLabel } = props;
  const { hasMore = total !== undefined && loaded < total, error, href } = props;
  // A list that was whole from the start needs no count; one that has become whole keeps it: it has the focus.
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

  useEffect(() => {
    if (!hasMore && hadFocus.current) countRef.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [hasMore]);

  const press = () => {
    hadFocus.current = true;
    // said again even if as many come as the last time
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
