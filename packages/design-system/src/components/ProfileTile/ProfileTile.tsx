import type { MouseEventHandler, ReactNode } from 'react';
import { Avatar, type AvatarTone } from '../Avatar';
import { LockIcon, PencilIcon } from '../Icon';
import { Link } from '../LinkProvider';
import type { ImageSource } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './ProfileTile.styles';

export interface ProfileTileProps {
  /** The profile's name. */
  name: string;
  /** A square picture; without it initials are shown. */
  image?: ImageSource;
  /** The colour behind the initials; derived from the name when left out. */
  tone?: AvatarTone;
  /** The address; makes it a link instead of a button. */
  href?: string;
  /** Called when the viewer chooses the profile. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** Marks a profile for children, e.g. "Kids". */
  kidLabel?: string;
  /** Marks a profile that asks for its PIN, e.g. "PIN required"; shows a lock. */
  lockedLabel?: string;
  /** Whether it is the profile in use: a ring, and `aria-current`. */
  current?: boolean;
  /**
   * Turns on edit mode: the action of the tile, e.g. "Edit"; shows a pencil, and is announced
   * before the name.
   */
  editLabel?: string;
}

/** A profile of the account. Put it in a Grid, under "Who is watching?". */
export function ProfileTile(props: ProfileTileProps) {
  const { name, image, tone, href, onClick, kidLabel, lockedLabel, current, editLabel } = props;
  const content = (
    <>
      {editLabel && <VisuallyHidden>{editLabel}</VisuallyHidden>}
      {editLabel && ' '}
      <span className={styles.face({ current, editing: Boolean(editLabel) }).className}>
        <Avatar name={name} image={image} tone={tone} size="fill" />
        {editLabel && (
          <span className={styles.pencil().className}>
            <PencilIcon />
          </span>
        )}
        {lockedLabel && !editLabel && (
          <span className={styles.lock().className}>
            <LockIcon />
          </span>
        )}
      </span>
      <span className={styles.name().className}>{name}</span>
      {kidLabel && <span className={styles.kid().className}>{kidLabel}</span>}
      {lockedLabel && <VisuallyHidden>{`, ${lockedLabel}`}</VisuallyHidden>}
    </>
  );
  return (
    <Tile href={href} onClick={onClick} current={current}>
      {content}
    </Tile>
  );
}

interface TileProps extends Pick<ProfileTileProps, 'href' | 'onClick' | 'current'> {
  children: ReactNode;
}

/** A link when it has an address, else a button. */
export function Tile({ href, onClick, current, children }: TileProps) {
  const shared = {
    className: styles.tile().className,
    'data-ui': 'profile',
    'aria-current': current ? ('true' as const) : undefined,
    onClick,
    children,
  };
  return href === undefined ? (
    <button type="button" {...shared} />
  ) : (
    <Link href={href} {...shared} />
  );
}
