export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './LinkProvider';
