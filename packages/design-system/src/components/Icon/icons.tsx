import * as drawing from './generated/drawings';
import { Icon, type IconProps } from './Icon';

export const AlertIcon = (props: IconProps) => <Icon {...props} path={drawing.alert} />;
export const ArrowEndIcon = (props: IconProps) => (
  <Icon {...props} path={drawing.arrowEnd} directional />
);
export const ArrowStartIcon = (props: IconProps) => (
  <Icon {...props} path={drawing.arrowStart} directional />
);
export const BellIcon = (props: IconProps) => <Icon {...props} path={drawing.bell} />;
export const CalendarIcon = (props: IconProps) => <Icon {...props} path={drawing.calendar} />;
export const ChannelIcon = (props: IconProps) => <Icon {...props} path={drawing.channel} />;
export const CheckIcon = (props: IconProps) => <Icon {...props} path={drawing.check} />;
export const CheckCircleIcon = (props: IconProps) => <Icon {...props} path={drawing.checkCircle} />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path={drawing.chevronDown} />;
export const ChevronEndIcon = (props: IconProps) => (
  <Icon {...props} path={drawing.chevronEnd} directional />
);
export const ClockIcon = (props: IconProps) => <Icon {...props} path={drawing.clock} />;
export const CloseIcon = (props: IconProps) => <Icon {...props} path={drawing.close} />;
export const CrownIcon = (props: IconProps) => <Icon {...props} path={drawing.crown} />;
export const EyeIcon = (props: IconProps) => <Icon {...props} path={drawing.eye} />;
export const EyeOffIcon = (props: IconProps) => <Icon {...props} path={drawing.eyeOff} />;
export const GlobeIcon = (props: IconProps) => <Icon {...props} path={drawing.globe} />;
export const HeartIcon = (props: IconProps) => <Icon {...props} path={drawing.heart} />;
export const HomeIcon = (props: IconProps) => <Icon {...props} path={drawing.home} />;
export const InfoIcon = (props: IconProps) => <Icon {...props} path={drawing.info} />;
export const ListIcon = (props: IconProps) => <Icon {...props} path={drawing.list} />;
export const LockIcon = (props: IconProps) => <Icon {...props} path={drawing.lock} />;
export const MailIcon = (props: IconProps) => <Icon {...props} path={drawing.mail} />;
export const MenuIcon = (props: IconProps) => <Icon {...props} path={drawing.menu} />;
export const MinusIcon = (props: IconProps) => <Icon {...props} path={drawing.minus} />;
export const MoreIcon = (props: IconProps) => <Icon {...props} path={drawing.more} />;
export const NewsIcon = (props: IconProps) => <Icon {...props} path={drawing.news} />;
export const PauseIcon = (props: IconProps) => <Icon {...props} path={drawing.pause} filled />;
export const PencilIcon = (props: IconProps) => <Icon {...props} path={drawing.pencil} />;
export const PersonIcon = (props: IconProps) => <Icon {...props} path={drawing.person} />;
export const PlayIcon = (props: IconProps) => <Icon {...props} path={drawing.play} filled />;
export const PlusIcon = (props: IconProps) => <Icon {...props} path={drawing.plus} />;
export const RadioIcon = (props: IconProps) => <Icon {...props} path={drawing.radio} />;
export const RefreshIcon = (props: IconProps) => <Icon {...props} path={drawing.refresh} />;
export const ReplayIcon = (props: IconProps) => <Icon {...props} path={drawing.replay} />;
export const SearchIcon = (props: IconProps) => <Icon {...props} path={drawing.search} />;
export const SeriesIcon = (props: IconProps) => <Icon {...props} path={drawing.series} />;
export const SettingsIcon = (props: IconProps) => <Icon {...props} path={drawing.settings} />;
export const ShareIcon = (props: IconProps) => <Icon {...props} path={drawing.share} directional />;
export const SignOutIcon = (props: IconProps) => (
  <Icon {...props} path={drawing.signOut} directional />
);
export const SortIcon = (props: IconProps) => <Icon {...props} path={drawing.sort} />;
export const StarIcon = (props: IconProps) => <Icon {...props} path={drawing.star} />;
export const UserIcon = (props: IconProps) => <Icon {...props} path={drawing.user} />;
export const WarningIcon = (props: IconProps) => <Icon {...props} path={drawing.warning} />;
export const WifiOffIcon = (props: IconProps) => <Icon {...props} path={drawing.wifiOff} />;
export const ChevronStartIcon = (props: IconProps) => (
  <Icon {...props} path={drawing.chevronStart} directional />
);
export const ExternalLinkIcon = (props: IconProps) => (
  <Icon {...props} path={drawing.externalLink} directional />
);
