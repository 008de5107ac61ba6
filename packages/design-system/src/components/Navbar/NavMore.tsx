import { useCallback, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '../Icon';
import { moreButton } from './Navbar.styles';

export interface NavMoreProps {
  /** The button's name, e.g. "More". */
  label: string;
}

/** The items of a list below its first line. */
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
 * For `Navbar`'s `more`. When the menu is longer than the bar (above 1024 px), the bar shows one
 * line and this button shows the others. The keyboard needs no button: a focused link is shown. It
 * is a component of its own, so that a site with a short menu does not load it.
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
    // a link was followed: show one line again
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
