import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import { actionsRow, drawing, picture as pictureFrame, state } from './StateMessage.styles';

export interface EmptyStateProps {
  /** Why there is nothing. */
  title: string;
  /** What to do about it. */
  text?: ReactNode;
  /** An icon at 40 px; see `picture` for more. None by default. */
  icon?: ReactNode;
  /** A picture instead of the icon, e.g. a `ResponsiveImage`; up to 440 px wide. */
  picture?: ReactNode;
  /** Buttons: one that helps, and perhaps one that leads away. */
  actions?: ReactNode;
  /** The heading level of the title; 2 by default. */
  headingLevel?: HeadingLevel;
  /** `page` fills the height available; `section` by default. */
  scope?: 'page' | 'section';
}

/**
 * Tells why a place is empty, and what to do. Also for content that does not exist yet, or is not
 * for this viewer.
 */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, icon, picture, actions, headingLevel = 2, scope = 'section' } = props;
  return (
    <div className={state({ scope }).className}>
      {picture && <div className={pictureFrame().className}>{picture}</div>}
      {icon && !picture && (
        <div className={drawing({ tone: 'inviting' }).className} data-ui="state-plate">
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
    </div>
  );
}
