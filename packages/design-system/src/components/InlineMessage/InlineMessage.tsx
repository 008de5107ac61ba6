import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, InfoIcon, WarningIcon } from '../Icon';
import { RequestId } from '../RequestId';
import { actionsRow, body, message } from './InlineMessage.styles';

export interface InlineMessageProps {
  /** `info` by default. An error is announced at once, the others politely. */
  tone?: 'error' | 'info' | 'success' | 'warning';
  /** The topic, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** The id of the failed request, for support; shown small. */
  requestId?: string;
  /** The text before the request id, e.g. "Request". */
  requestIdLabel?: string;
  /** Small buttons or links under the text. */
  actions?: ReactNode;
  /** The element's id, for fields that refer to the message with `aria-describedby`. */
  id?: string;
}

const ICON = {
  error: AlertIcon,
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
};

/** A message at the place that it is about. */
export function InlineMessage(props: InlineMessageProps) {
  const { tone = 'info', title, children, requestId, requestIdLabel, actions, id } = props;
  const Icon = ICON[tone];
  return (
    <div
      id={id}
      className={message({ tone }).className}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon size={20} />
      <div className={body().className}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className={actionsRow().className}>{actions}</div>}
        {requestId && <RequestId id={requestId} label={requestIdLabel} />}
      </div>
    </div>
  );
}
