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
  /** The question, in a few plain sentences. */
  text: string;
  /** The present choice, or why there is nothing to choose. */
  note?: string;
  /** A link to more information. */
  link?: { label: string; href: string };
  /** The choices; all look alike, so that none has more weight than another. */
  choices: readonly { label: string; onSelect: () => void }[];
  /** One sentence that is announced to viewers who do not see the bar appear. */
  announcement?: string;
  /** Whether the viewer has asked for the bar: its heading then takes the focus. */
  takesFocus?: boolean;
}

/**
 * A question at the bottom of the window that does not block the page: the page behind can be used,
 * its end can be scrolled above the bar, and only a choice closes it.
 */
export function ConsentBar(props: ConsentBarProps) {
  const { title, text, note, link, choices, announcement, takesFocus = false } = props;
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const said = useAnnouncement(announcement);
  useRoomBelow(ref);
  useEffect(() => {
    if (!takesFocus) return;
    cameFrom.current = document.activeElement;
    heading.current?.focus();
  }, [takesFocus]);

  // The bar may go while the focus is in it: the answer came from another tab.
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

/**
 * Sets the announcement after the first render: a live region has to exist before its text changes.
 */
function useAnnouncement(announcement: string | undefined): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => setText(announcement), [announcement]);
  return text;
}

/** Moves the focus out of the bar before the bar goes. */
function leave(bar: HTMLElement | null, from: Element | null): void {
  if (!bar?.contains(document.activeElement)) return;
  const back = from?.isConnected && from !== document.body ? from : document.querySelector('main');
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}
