import type { ReactNode } from 'react';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { banner, words } from './Banner.styles';

export interface BannerProps {
  tone?: 'info' | 'warning' | 'danger' | 'success';
  icon?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Shows a close button; needs `dismissLabel`. */
  onDismiss?: () => void;
  dismissLabel?: string;
}

/** A line across the page: offline, an outage, a trial that ends. */
export function Banner(props: BannerProps) {
  const { tone = 'info', icon, children, actions, onDismiss, dismissLabel = '' } = props;
  return (
    <div className={banner({ tone }).className} role={tone === 'danger' ? 'alert' : 'status'}>
      {icon}
      <div className={words().className}>{children}</div>
      {actions}
      {onDismiss && <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />}
    </div>
  );
}
