import { type ReactNode, useRef } from 'react';
import { classNames } from '../../class-names';
import { ChevronDownIcon } from '../Icon';
import { menu, root, summary } from './LinkDisclosure.styles';

interface LinkDisclosureProps {
  /** The button's name for assistive technology, where it is more than its text. */
  name?: string;
  /** The content of the button. */
  button: ReactNode;
  /** A class of the button's owner. */
  buttonClass?: string;
  /** Where the list opens. */
  placement: 'below' | 'above';
  /** The side of the button that the list is aligned with. */
  align: 'start' | 'end';
  /** `li` elements with links. */
  children: ReactNode;
}

/** Links to choose from, in a disclosure of the platform's that needs no JavaScript. */
export function LinkDisclosure(props: LinkDisclosureProps) {
  const { name, button, buttonClass, placement, align, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
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
      <summary className={classNames(summary().className, buttonClass)} aria-label={name}>
        {button}
        <ChevronDownIcon />
      </summary>
      <ul className={menu({ placement, align }).className}>{children}</ul>
    </details>
  );
}
