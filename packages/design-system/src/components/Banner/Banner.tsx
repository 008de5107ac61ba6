import type { ReactNode } from 'react';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { banner, row, words } from './Banner.styles';

export interface BannerProps {
  /**
   * `info` by default. `danger` is announced at once. `impersonation` says that an agent acts as a
   * viewer: it stays at the top while the page scrolls and cannot be dismissed.
   */
  tone?: 'info' | 'warning' | 'danger' | 'success' | 'impersonation';
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  /** The message, in one sentence. */
  children: ReactNode;
  /** One small button or two, e.g. "Try again", "End". */
  actions?: ReactNode;
  /**
   * Called when the viewer presses the close button; there is one only with this and
   * `dismissLabel`. Has no effect on `impersonation`.
   */
  onDismiss?: () => void;
  /** The name of the close button, e.g. "Dismiss". */
  dismissLabel?: string;
}

/**
 * A message across the page: offline, an outage, a trial that ends, an agent in a viewer's account.
 */
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
