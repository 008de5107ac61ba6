export { AVATAR_TONES, Avatar, type AvatarProps, type AvatarTone } from './Avatar';
export { initials } from './initials';
