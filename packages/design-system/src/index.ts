// Components by name, then their types: see each folder for what it is for.
export {
  Badge,
  type BadgeProps,
  LanguageBadge,
  type LanguageBadgeProps,
} from './components/Badge';
export {
  Banner,
  type BannerProps,
} from './components/Banner';
export {
  Button,
  type ButtonAsButton,
  type ButtonAsChild,
  type ButtonAsLink,
  type ButtonLook,
  type ButtonProps,
} from './components/Button';
export {
  Calendar,
  type CalendarProps,
  type CalendarWords,
} from './components/Calendar';
export {
  CARD_SIZES,
  Card,
  type CardKind,
  type CardProps,
  type CardShape,
  CardSkeleton,
  type CardSkeletonProps,
  type CardState,
} from './components/Card';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog';
export {
  Countdown,
  type CountdownProps,
  type CountdownUnit,
} from './components/Countdown';
export {
  DateField,
  type DateFieldProps,
  type DateFormat,
  type DateLimits,
  type DatePart,
  type DateProblem,
  isRealDate,
} from './components/DateField';
export {
  EmailField,
  type EmailFieldProps,
} from './components/EmailField';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldText,
  type FieldTexts,
  type FieldWiring,
  useField,
} from './components/Field';
export {
  Footer,
  type FooterProps,
} from './components/Footer';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
  Form,
  FormActions,
  type FormActionsProps,
  type FormProps,
} from './components/Form';
export {
  GRID_SIZES,
  Grid,
  type GridProps,
} from './components/Grid';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
} from './components/Heading';
export {
  Hero,
  type HeroEntry,
  type HeroProps,
} from './components/Hero';
export {
  AlertIcon,
  ArrowEndIcon,
  ArrowStartIcon,
  BellIcon,
  CalendarIcon,
  ChannelIcon,
  CheckCircleIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ClockIcon,
  CloseIcon,
  CrownIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  HeartIcon,
  HomeIcon,
  type IconProps,
  InfoIcon,
  ListIcon,
  LockIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  MoreIcon,
  NewsIcon,
  PauseIcon,
  PencilIcon,
  PersonIcon,
  PlayIcon,
  PlusIcon,
  RadioIcon,
  RefreshIcon,
  ReplayIcon,
  SearchIcon,
  SeriesIcon,
  SettingsIcon,
  ShareIcon,
  SignOutIcon,
  SortIcon,
  StarIcon,
  UserIcon,
  WarningIcon,
  WifiOffIcon,
} from './components/Icon';
export {
  IconButton,
  type IconButtonAsButton,
  type IconButtonAsLink,
  type IconButtonProps,
} from './components/IconButton';
export {
  InlineMessage,
  type InlineMessageProps,
} from './components/InlineMessage';
export {
  type LanguageChoice,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/LanguageSwitch';
export {
  Container,
  type ContainerProps,
  Page,
  type PageProps,
  Stack,
  type StackProps,
} from './components/Layout';
export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './components/LinkProvider';
export {
  Loader,
  type LoaderProps,
} from './components/Loader';
export {
  Logo,
  type LogoProps,
} from './components/Logo';
export {
  Navbar,
  type NavbarHandle,
  type NavbarProps,
  type NavItem,
} from './components/Navbar';
export {
  type NoticeItem,
  NoticeRegion,
  type NoticeRegionProps,
} from './components/Notice';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField';
export {
  formatPrice,
  type Money,
  Price,
  type PriceProps,
} from './components/Price';
export {
  Rail,
  type RailProps,
  RailSkeleton,
  type RailSkeletonProps,
} from './components/Rail';
export {
  RequestId,
  type RequestIdProps,
} from './components/RequestId';
export {
  DeferredMedia,
  type DeferredMediaProps,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageSource,
  imageUrl,
  offeredWidths,
  ResponsiveImage,
  type ResponsiveImageProps,
  sourceSet,
  useDeferredMediaReady,
} from './components/ResponsiveImage';
export {
  RichText,
  type RichTextProps,
} from './components/RichText';
export {
  Skeleton,
  type SkeletonProps,
} from './components/Skeleton';
export {
  SkipLink,
  type SkipLinkProps,
} from './components/SkipLink';
export {
  type BackgroundSource,
  SplitLayout,
  type SplitLayoutProps,
} from './components/SplitLayout';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from './components/StateMessage';
export {
  Tag,
  type TagProps,
} from './components/Tag';
export {
  Text,
  type TextProps,
} from './components/Text';
export {
  TextField,
  type TextFieldProps,
} from './components/TextField';
export {
  TextLink,
  type TextLinkProps,
} from './components/TextLink';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden';
