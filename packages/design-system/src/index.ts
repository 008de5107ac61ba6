// Components by name, then their types. Each folder says what its component is for.
export { type AccessLevel, AccessMark, type AccessMarkProps } from './components/AccessMark';
export {
  AccountLink,
  type AccountLinkProps,
  AccountMenu,
  type AccountMenuProps,
} from './components/AccountMenu';
export {
  type AddressFieldBinding,
  type AddressFieldSpec,
  AddressGroup,
  type AddressGroupProps,
} from './components/AddressGroup';
export { AgeMark, type AgeMarkProps } from './components/AgeMark';
export {
  AVATAR_TONES,
  Avatar,
  type AvatarProps,
  type AvatarTone,
  initials,
} from './components/Avatar';
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
  type BoutCorner,
  type BoutResult,
  BoutRow,
  type BoutRowProps,
} from './components/BoutRow';
export { BrandPicture, type BrandPictureProps } from './components/BrandPicture';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/Breadcrumbs';
export { BufferRing, type BufferRingProps } from './components/BufferRing';
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
export { CalendarOpener, type CalendarOpenerProps } from './components/CalendarOpener';
export {
  CaptionSettings,
  type CaptionSettingsLabels,
  type CaptionSettingsProps,
} from './components/CaptionSettings';
export {
  CAPTIONS_COLOURS,
  CAPTIONS_PRESETS,
  type CaptionsColour,
  type CaptionsCue,
  type CaptionsEdge,
  type CaptionsFont,
  CaptionsLayer,
  type CaptionsLayerProps,
  type CaptionsLook,
  type CaptionsPreset,
  type CueSettings,
  readCaptionsLook,
} from './components/CaptionsLayer';
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
  CardFieldFrame,
  type CardFieldFrameProps,
} from './components/CardFieldFrame';
export {
  CheckboxField,
  type CheckboxFieldProps,
} from './components/CheckboxField';
export {
  Choice,
  ChoiceList,
  type ChoiceListProps,
  type ChoiceProps,
  ChoiceSkeleton,
  type ChoiceSkeletonProps,
} from './components/ChoiceList';
export {
  ComboboxField,
  type ComboboxFieldProps,
  type ComboboxOption,
} from './components/ComboboxField';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog';
export { ConsentBar, type ConsentBarProps } from './components/ConsentBar';
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
  type DateOpenerProps,
  type DatePart,
  type DateProblem,
  type DateState,
  isRealDate,
  type LoadDateOpener,
} from './components/DateField';
export {
  DatePickerField,
  type DatePickerFieldProps,
} from './components/DatePickerField';
export {
  type DetailEntry,
  DetailHeader,
  type DetailHeaderProps,
  DetailHeaderSkeleton,
  type DetailHeaderSkeletonProps,
} from './components/DetailHeader';
export {
  Dialog,
  type DialogProps,
} from './components/Dialog';
export { Divider } from './components/Divider';
export {
  EmailField,
  type EmailFieldProps,
} from './components/EmailField';
export {
  EpisodeList,
  type EpisodeListProps,
  EpisodeListSkeleton,
  type EpisodeListSkeletonProps,
  EpisodeRow,
  type EpisodeRowProps,
} from './components/EpisodeRow';
export {
  EventDay,
  type EventDayProps,
  EventRow,
  type EventRowProps,
  type EventRowState,
} from './components/EventRow';
export {
  Field,
  type FieldControl,
  type FieldOwnProps,
  type FieldProps,
  type FieldText,
  type FieldTexts,
  type FieldWiring,
  useField,
} from './components/Field';
export { FightCard, type FightCardProps, type FightSegment } from './components/FightCard';
export { type FilterChip, FilterChips, type FilterChipsProps } from './components/FilterChips';
export {
  type FloatingCorner,
  FloatingPlayer,
  type FloatingPlayerLabels,
  type FloatingPlayerProps,
} from './components/FloatingPlayer';
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
export { FramePlace, type FramePlaceProps } from './components/FramePlace';
export {
  FullScreenOverlay,
  type FullScreenOverlayProps,
} from './components/FullScreenOverlay';
export {
  GRID_SIZES,
  Grid,
  type GridProps,
} from './components/Grid';
export {
  GuestAction,
  type GuestActionProps,
} from './components/GuestAction';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
} from './components/Heading';
export {
  Hero,
  type HeroEntry,
  type HeroMedia,
  HeroMotion,
  type HeroMotionProps,
  type HeroProps,
  HeroSkeleton,
  type HeroSkeletonProps,
} from './components/Hero';
export {
  AirPlayIcon,
  AlertIcon,
  ArrowEndIcon,
  ArrowStartIcon,
  BellIcon,
  CalendarIcon,
  CaptionsIcon,
  CastIcon,
  ChannelIcon,
  CheckCircleIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ClockIcon,
  CloseIcon,
  CrownIcon,
  ExitFullScreenIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  ForwardIcon,
  FullScreenIcon,
  GlobeIcon,
  HeartIcon,
  HomeIcon,
  type IconProps,
  InfoIcon,
  ListIcon,
  LockIcon,
  MailIcon,
  MapPinIcon,
  MenuIcon,
  MinusIcon,
  MoreIcon,
  MoveIcon,
  NewsIcon,
  PauseIcon,
  PencilIcon,
  PersonIcon,
  PictureInPictureIcon,
  PlayIcon,
  PlusIcon,
  RadioIcon,
  RefreshIcon,
  ReplayIcon,
  ScreensIcon,
  SearchIcon,
  SeriesIcon,
  SettingsIcon,
  ShareIcon,
  SignOutIcon,
  SkipNextIcon,
  SkipPreviousIcon,
  SlidersIcon,
  SortIcon,
  SoundIcon,
  SpeedIcon,
  StarIcon,
  TheatreIcon,
  UserIcon,
  VolumeIcon,
  VolumeLowIcon,
  VolumeOffIcon,
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
  type KeyValueEntry,
  KeyValueList,
  type KeyValueListProps,
} from './components/KeyValueList';
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
export { LiveLamp, type LiveLampProps, type LiveState } from './components/LiveLamp';
export {
  Loader,
  type LoaderProps,
} from './components/Loader';
export {
  LoadMore,
  type LoadMoreProps,
} from './components/LoadMore';
export {
  Logo,
  type LogoProps,
} from './components/Logo';
export {
  Menu,
  type MenuAction,
  type MenuCheck,
  type MenuChoice,
  type MenuEntry,
  type MenuProps,
  type MenuSeparator,
  type MenuSubmenu,
} from './components/Menu';
export {
  Navbar,
  type NavbarHandle,
  type NavbarProps,
  type NavItem,
  NavMore,
  type NavMoreProps,
} from './components/Navbar';
export { NextCard, type NextCardProps } from './components/NextCard';
export {
  type NoticeItem,
  NoticeRegion,
  type NoticeRegionProps,
} from './components/Notice';
export {
  OneTimeCodeField,
  type OneTimeCodeFieldProps,
} from './components/OneTimeCodeField';
export {
  type FrameRatio,
  type FrameRight,
  PageFrame,
  type PageFrameProps,
} from './components/PageFrame';
export {
  PageProgress,
  type PageProgressProps,
} from './components/PageProgress';
export {
  Pagination,
  type PaginationProps,
} from './components/Pagination';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField';
export {
  type PhoneCountry,
  PhoneField,
  type PhoneFieldProps,
  type PhoneValue,
} from './components/PhoneField';
export { ownsNumber } from './components/PhoneField/phone-rules';
export {
  PinField,
  type PinFieldProps,
} from './components/PinField';
export {
  PlanCard,
  type PlanCardProps,
  PlanGrid,
  type PlanGridProps,
} from './components/PlanCard';
export { PlayerButton, type PlayerButtonProps } from './components/PlayerButton';
export {
  PlayerControls,
  type PlayerControlsLabels,
  type PlayerControlsProps,
  type PlayerListOf,
  type PlayerNeighbours,
  type PlayerSkip,
  type PlayerToggle,
  type PlayerVolume,
} from './components/PlayerControls';
export {
  mediaLayer,
  PlayerFrame,
  type PlayerFrameProps,
  type PlayerView,
  type PlayerWatermark,
} from './components/PlayerFrame';
export {
  type PlayerAction,
  type PlayerChoice,
  type PlayerList,
  PlayerMenu,
  type PlayerMenuProps,
} from './components/PlayerMenu';
export {
  PlayerMessage,
  type PlayerMessageProps,
  type PlayerScreen,
  PlayerScreens,
  type PlayerScreensProps,
} from './components/PlayerMessage';
export {
  Popover,
  type PopoverProps,
  type PopoverTriggerProps,
} from './components/Popover';
export {
  formatPrice,
  type Money,
  Price,
  type PriceProps,
} from './components/Price';
export {
  AddProfileTile,
  type AddProfileTileProps,
  ProfileTile,
  type ProfileTileProps,
} from './components/ProfileTile';
export {
  Progress,
  type ProgressProps,
} from './components/Progress';
export { Promo, type PromoProps } from './components/Promo';
export {
  RadioGroupField,
  type RadioGroupFieldProps,
  type RadioOption,
} from './components/RadioGroupField';
export {
  Rail,
  type RailProps,
  RailSkeleton,
  type RailSkeletonProps,
} from './components/Rail';
export {
  RankingRow,
  type RankingRowProps,
} from './components/RankingRow';
export {
  RecordRow,
  type RecordRowProps,
} from './components/RecordRow';
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
export { ResultCount, type ResultCountProps } from './components/ResultCount';
export {
  type RichElement,
  type RichNode,
  RichText,
  RichTextNodes,
  type RichTextNodesProps,
  type RichTextProps,
} from './components/RichText';
export {
  SearchField,
  type SearchFieldProps,
} from './components/SearchField';
export {
  type SeasonChoice,
  SeasonPicker,
  type SeasonPickerProps,
} from './components/SeasonPicker';
export {
  SeekBar,
  type SeekBarProps,
  type SeekMark,
  type SeekThumbnail,
  type Span,
} from './components/SeekBar';

export {
  SelectField,
  type SelectFieldProps,
  type SelectGroup,
  type SelectOption,
} from './components/SelectField';
export {
  SettingRow,
  type SettingRowProps,
} from './components/SettingRow';
export { ShareButton, type ShareButtonProps } from './components/ShareButton';
export {
  Sheet,
  type SheetProps,
} from './components/Sheet';
export { SideLayout, type SideLayoutProps } from './components/SideLayout';
export {
  Skeleton,
  type SkeletonProps,
} from './components/Skeleton';
export {
  SkipLink,
  type SkipLinkProps,
} from './components/SkipLink';
export { SocialButton, type SocialButtonProps } from './components/SocialButton';
export {
  moved,
  type SortableItem,
  SortableList,
  type SortableListLabels,
  type SortableListProps,
} from './components/SortableList';
export {
  type BackgroundSource,
  SplitLayout,
  type SplitLayoutProps,
} from './components/SplitLayout';
export { SpoilerCover, type SpoilerCoverProps } from './components/SpoilerCover';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from './components/StateMessage';
export {
  Stepper,
  type StepperProps,
  type StepperStep,
} from './components/Stepper';
export {
  SwitchField,
  type SwitchFieldProps,
} from './components/SwitchField';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './components/Table';
export {
  type TabItem,
  type TabLinkItem,
  TabLinks,
  type TabLinksProps,
  type TabLook,
  Tabs,
  type TabsProps,
} from './components/Tabs';
export {
  Tag,
  type TagProps,
} from './components/Tag';
export {
  Text,
  type TextProps,
} from './components/Text';
export {
  TextAreaField,
  type TextAreaFieldProps,
} from './components/TextAreaField';
export {
  TextField,
  type TextFieldProps,
} from './components/TextField';
export {
  TextLink,
  type TextLinkProps,
} from './components/TextLink';
export {
  mosaicPictures,
  ThumbnailMosaic,
  type ThumbnailMosaicProps,
} from './components/ThumbnailMosaic';
export {
  Tooltip,
  type TooltipProps,
} from './components/Tooltip';
export {
  Transcript,
  type TranscriptLine,
  type TranscriptProps,
} from './components/Transcript';
export { type Vendor, VendorMark, type VendorMarkProps } from './components/VendorMark';
export { VendorWidget, type VendorWidgetProps } from './components/VendorWidget';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden';
export { onlyDigits, plainDigits } from './digits';
export { typeInto } from './type-into';
export { visibleText } from './visible-text';
