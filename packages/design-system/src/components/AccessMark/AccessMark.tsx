import { CheckCircleIcon, LockIcon, UserIcon } from '../Icon';
import { mark } from './AccessMark.styles';

export type AccessLevel = 'free' | 'account' | 'licence';

export interface AccessMarkProps {
  /** What a viewer needs: nothing, an account or a licence. */
  level: AccessLevel;
  /** The level in words, e.g. "Free" or "Pass required". */
  children: string;
}

const ICONS = { free: CheckCircleIcon, account: UserIcon, licence: LockIcon };

/** What a viewer needs for watching a title: a sign and words, in a line of facts. */
export function AccessMark({ level, children }: AccessMarkProps) {
  const Icon = ICONS[level];
  return (
    <span className={mark({ level }).className}>
      <Icon />
      <span>{children}</span>
    </span>
  );
}
