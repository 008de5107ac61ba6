import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { WarningIcon } from '../Icon';
import { RequestId } from '../RequestId';
import { Text } from '../Text';
import { actionsRow, drawing, state } from './StateMessage.styles';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What the viewer can do. */
  text?: ReactNode;
  icon?: ReactNode;
  requestId?: string;
  requestIdLabel?: string;
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
  scope?: 'page' | 'section';
}

export function ErrorState(props: ErrorStateProps) {
  const { title, text, icon = <WarningIcon />, requestId, requestIdLabel, actions } = props;
  const { headingLevel = 2, scope = 'section' } = props;
  return (
    <div className={state({ scope }).className} role="alert">
      <div className={drawing().className}>{icon}</div>
      <Heading level={headingLevel} size={scope === 'page' ? 4 : 3}>
        {title}
      </Heading>
      {text && (
        <Text as="div" tone="muted" measure>
          {text}
        </Text>
      )}
      {actions && <div className={actionsRow().className}>{actions}</div>}
      {requestId && <RequestId id={requestId} label={requestIdLabel} />}
    </div>
  );
}
