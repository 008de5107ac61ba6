import { memo, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { MenuIcon, PlayIcon } from '../Icon';
import { useLinkComponent } from '../LinkProvider';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './SortableList.styles';
import { type HandleListeners, useSorting } from './use-sorting';

export interface SortableItem {
  id: string;
  name: string;
  /** The address of its page. Without it the name is no link. */
  href?: string;
  /** One line of facts. */
  facts?: ReactNode;
  /** A landscape picture, decorative beside the name; without it a drawing is shown. */
  image?: ImageSource;
  /** Whether it is there no longer: it is toned down. */
  gone?: boolean;
}

export interface SortableListLabels {
  /** The name of a handle, e.g. "Move The last bell". */
  handle: (name: string) => string;
  /** How to use a handle by keys; read after its name. */
  keys: string;
  /** Announced when an item is grabbed, moves, is dropped, and is back where it was. Places begin with 1. */
  grabbed: (name: string, place: number, total: number) => string;
  over: (name: string, place: number, total: number) => string;
  dropped: (name: string, place: number, total: number) => string;
  cancelled: (name: string, place: number, total: number) => string;
}

export interface SortableListProps {
  /** The items in their order. */
  items: readonly SortableItem[];
  /** The list's name for assistive technology. */
  label: string;
  labels: SortableListLabels;
  /** Called with an item's id and its new place, 0 the first, when it is dropped elsewhere. */
  onMove: (id: string, to: number) => void;
  /**
   * Buttons of an item: a Menu with "Move up", "Move to the top" and so on, since not everybody can
   * drag (WCAG 2.5.7). Keep the function the same, so that a long list stays quick.
   */
  actions?: (item: SortableItem, place: number, total: number) => ReactNode;
}

/**
 * A list whose order the viewer changes: by dragging a handle, by keys (Space, arrows, Space), or by
 * buttons of the caller's.
 */
export function SortableList({ items, label, labels, onMove, actions }: SortableListProps) {
  const keysId = useId();
  const [said, setSaid] = useState('');
  const total = items.length;
  const { held, shown, handle } = useSorting({
    items,
    onMove,
    onStep: (step, item, place) => setSaid(labels[step](item.name, place + 1, total)),
  });
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return (
    <>
      <VisuallyHidden as="p" id={keysId}>
        {labels.keys}
      </VisuallyHidden>
      <ol className={styles.list().className} aria-label={label} data-ui="sortable">
        {shown.map((item, place) => (
          <Row
            key={item.id}
            item={item}
            place={place}
            total={total}
            isHeld={held?.id === item.id}
            handleName={labels.handle(item.name)}
            keysId={keysId}
            latest={latest}
            actions={actions}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface RowProps extends Pick<SortableListProps, 'actions'> {
  item: SortableItem;
  place: number;
  total: number;
  isHeld: boolean;
  handleName: string;
  keysId: string;
  /** Makes what a handle listens with, as of the last render. */
  latest: RefObject<(item: SortableItem) => HandleListeners>;
}

/** A row is rendered again only when it moves: of a thousand, a step moves two. */
const Row = memo(function Row(props: RowProps) {
  const { item, place, total, isHeld, handleName, keysId, latest, actions } = props;
  return (
    <li className={styles.row({ held: isHeld }).className} data-gone={item.gone ? '' : undefined}>
      <button
        type="button"
        className={styles.handle().className}
        aria-label={handleName}
        aria-describedby={keysId}
        aria-pressed={isHeld}
        title={handleName}
        data-handle={item.id}
        onKeyDown={(event) => latest.current(item).onKeyDown(event)}
        onPointerDown={(event) => latest.current(item).onPointerDown(event)}
        onBlur={() => latest.current(item).onBlur()}
      >
        <MenuIcon />
      </button>
      <Content item={item} />
      {actions && <div className={styles.actions().className}>{actions(item, place, total)}</div>}
    </li>
  );
});

/** The part of a row that a move leaves as it is. */
const Content = memo(function Content({ item }: { item: SortableItem }) {
  const Link = useLinkComponent();
  const { name, href, facts, image } = item;
  return (
    <>
      <span className={styles.art().className} data-ui="art">
        {image ? (
          <ResponsiveImage image={image} alt="" shape="landscape" sizes="136px" maxWidth={480} />
        ) : (
          <span className={styles.fallback().className} data-ui="fallback">
            <PlayIcon />
          </span>
        )}
      </span>
      <div className={styles.what().className}>
        {href === undefined ? (
          <span className={styles.name().className}>{name}</span>
        ) : (
          <Link href={href} className={styles.name().className}>
            {name}
          </Link>
        )}
        {facts && <span className={styles.facts().className}>{facts}</span>}
      </div>
    </>
  );
});
