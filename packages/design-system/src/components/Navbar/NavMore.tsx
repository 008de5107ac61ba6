import { useCallback, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '../Icon';
import { moreButton } from './Navbar.styles';

export interface NavMoreProps {
  /** What it is called, e.g. "More". */
  label: string;
}

/** What of a list stands below its first line. */
function waiting(list: Element | null | undefined) {
  const first = list?.firstElementChild;
  const below = (entry: Element | null | undefined) =>
    first instanceof HTMLElement &&
    entry instanceof HTMLElement &&
    entry.offsetTop > first.offsetTop + first.offsetHeight / 2;
  return {
    some: below(list?.lastElementChild),
    current: below(list?.querySelector('[aria-current]')?.closest('li')),
  };
}

/**
 * Stands in `Navbar`'s `more`. When the menu is longer than the bar (above 1024 px), the bar keeps to one line and this
 * button opens the others. The keyboard needs no button: a link it comes to is in sight. A component of its own, so that
 * a site with a short menu does not pay for it.
 */
export function NavMore({ label }: NavMoreProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [hides, setHides] = useState({ some: false, current: false });

  const measure = useCallback(() => {
    const now = waiting(ref.current?.previousElementSibling);
    setHides((old) => (old.some === now.some && old.current === now.current ? old : now));
  }, []);
  // after each render of the bar, because another link may be current now
  useEffect(measure);
  useEffect(() => {
    const list = ref.current?.previousElementSibling;
    if (!list) return;
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    resized?.observe(list);
    // a link was followed: the line is to be one again
    const follow = () => setOpen(false);
    list.addEventListener('click', follow);
    return () => {
      resized?.disconnect();
      list.removeEventListener('click', follow);
    };
  }, [measure]);

  return (
    <button
      ref={ref}
      type="button"
      className={moreButton({ current: hides.current }).className}
      hidden={!hides.some}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {label}
      <ChevronDownIcon />
    </button>
  );
}
