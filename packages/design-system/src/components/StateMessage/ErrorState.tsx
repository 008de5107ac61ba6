import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { WarningIcon } from '../Icon';
import { RequestId } from '../RequestId';
import { Text } from '../Text';
import { actionsRow, drawing, picture as pictureFrame, state } from './StateMessage.styles';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What the viewer can do. */
  text?: ReactNode;
  /** An icon at 40 px; see `picture` for more. A warning sign by default. */
  icon?: ReactNode;
  /** A picture instead of the icon, e.g. a `ResponsiveImage`; up to 440 px wide. */
  picture?: ReactNode;
  /** The id of the failed request, for support; shown small. */
  requestId?: string;
  /** The text before the request id, e.g. "Request". */
  requestIdLabel?: string;
  /** Buttons: one that helps, and perhaps one that leads away. */
  actions?: ReactNode;
  /** The heading level of the title; 2 by default. */
  headingLevel?: HeadingLevel;
  /** `page` fills the height available; `section` by default. */
  scope?: 'page' | 'section';
}

/** Tells what failed and what to do, with a way out and the request id for support. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, icon = <WarningIcon />, requestId, requestIdLabel, actions } = props;
  const { picture, headingLevel = 2, scope = 'section' } = props;
  return (
    <div className={state({ scope }).className} role="alert">
      {picture ? (
        <div className={pictureFrame().className}>{picture}</div>
      ) : (
        <div className={drawing({ tone: 'sober' }).className} data-ui="state-plate">
          {icon}
        </div>
      )}
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
