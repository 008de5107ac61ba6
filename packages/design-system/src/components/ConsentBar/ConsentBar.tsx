import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { Text } from '../Text';
import { TextLink } from '../TextLink';
import { VisuallyHidden } from '../VisuallyHidden';
import { bar, choices as row, words } from './ConsentBar.styles';
import { useRoomBelow } from './use-room-below';

export interface ConsentBarProps {
  /** The heading, also the name of the region. */
  title: string;
  /** What is asked, in a few plain sentences. */
  text: string;
  /** What holds now, or why there is nothing to choose. */
  note?: string;
  /** Where more can be read. */
  link?: { label: string; href: string };
  /** All look alike: none has more weight than another. */
  choices: readonly { label: string; onSelect: () => void }[];
  /** One sentence for those who do not see the bar come. */
  announcement?: string;
  /** The viewer has asked for it: its heading takes the focus. */
  takesFocus?: boolean;
}

/**
 * A question at the foot of the window that takes nothing hostage: the page stays alive behind it, its end can be scrolled above it, and
 * nothing but a choice answers it.
 */
export function ConsentBar(props: ConsentBarProps) {
  const { title, text, note, link, choices, announcement, takesFocus = false } = props;
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const said = useSaid(announcement);
  useRoomBelow(ref);
  useEffect(() => {
    if (!takesFocus) return;
    cameFrom.current = document.activeElement;
    heading.current?.focus();
  }, [takesFocus]);

  // It may go while somebody is in it: the answer came from another tab.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => leave(element, cameFrom.current);
  }, []);

  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && relatedTarget instanceof Element) cameFrom.current = relatedTarget;
  };
  const choose = (onSelect: () => void) => {
    leave(ref.current, cameFrom.current);
    onSelect();
  };
  return (
    <>
      <VisuallyHidden as="div">
        <p role="status">{said}</p>
      </VisuallyHidden>
      <section
        ref={ref}
        aria-labelledby={titleId}
        className={bar().className}
        data-ui="consent-bar"
        onFocus={remember}
      >
        <div className={words().className}>
          <Heading ref={heading} id={titleId} level={2} size={2} tabIndex={-1}>
            {title}
          </Heading>
          <Text>
            {text} {link && <TextLink href={link.href}>{link.label}</TextLink>}
          </Text>
          {note && <Text tone="muted">{note}</Text>}
        </div>
        <div className={row().className}>
          {choices.map(({ label, onSelect }) => (
            <Button key={label} variant="secondary" onClick={() => choose(onSelect)}>
              {label}
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}

/** What is announced has to change in a region that is there already. */
function useSaid(announcement: string | undefined): string | undefined {
  const [said, setSaid] = useState<string>();
  useEffect(() => setSaid(announcement), [announcement]);
  return said;
}

/** What has the focus in the bar goes with it. */
function leave(bar: HTMLElement | null, from: Element | null): void {
  if (!bar?.contains(document.activeElement)) return;
  const back = from?.isConnected && from !== document.body ? from : document.querySelector('main');
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}
