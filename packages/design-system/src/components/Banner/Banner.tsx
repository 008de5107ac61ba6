import type { ReactNode } from 'react';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { banner, row, words } from './Banner.styles';

export interface BannerProps {
  /**
   * `info` by default. `danger` is announced at once. `impersonation` says that somebody acts as somebody else: it stays
   * at the top while the page scrolls and cannot be dismissed.
   */
  tone?: 'info' | 'warning' | 'danger' | 'success' | 'impersonation';
  /** Before the words, 20 px. */
  icon?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One small button or two, e.g. "Try again", "End". */
  actions?: ReactNode;
  /** Shows a close button; needs `dismissLabel`. Without effect on `impersonation`. */
  onDismiss?: () => void;
  /** Words of the close button, e.g. "Dismiss". */
  dismissLabel?: string;
}

/** A line across the page: offline, an outage, a trial that ends, whose account is seen. */
export function Banner(props: BannerProps) {
  const { tone = 'info', icon, children, actions, onDismiss, dismissLabel = '' } = props;
  const canGo = onDismiss && tone !== 'impersonation';
  return (
    <div
      className={banner({ tone }).className}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-ui="banner"
    >
      {icon}
      <div className={words().className}>{children}</div>
      {(actions || canGo) && (
        <div className={row().className}>
          {actions}
          {canGo && <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />}
        </div>
      )}
    </div>
  );
}
