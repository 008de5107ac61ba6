import { PlusIcon } from '../Icon';
import { type ProfileTileProps, Tile } from './ProfileTile';
import * as styles from './ProfileTile.styles';

export interface AddProfileTileProps extends Pick<ProfileTileProps, 'href' | 'onClick'> {
  /** The tile's label, e.g. "Add profile". */
  label: string;
}

/** The last tile, which adds a profile. */
export function AddProfileTile({ label, href, onClick }: AddProfileTileProps) {
  return (
    <Tile href={href} onClick={onClick}>
      <span className={styles.add().className} data-ui="avatar">
        <PlusIcon />
      </span>
      <span className={styles.name().className}>{label}</span>
    </Tile>
  );
}
