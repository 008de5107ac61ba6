export { AddProfileTile, type AddProfileTileProps } from './AddProfileTile';
export { ProfileTile, type ProfileTileProps } from './ProfileTile';
