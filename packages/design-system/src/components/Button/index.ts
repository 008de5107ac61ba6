export {
  Button,
  type ButtonAsButton,
  type ButtonAsChild,
  type ButtonAsLink,
  type ButtonLook,
  type ButtonProps,
} from './Button';
