export {
  IconButton,
  type IconButtonAsButton,
  type IconButtonAsLink,
  type IconButtonProps,
} from './IconButton';
