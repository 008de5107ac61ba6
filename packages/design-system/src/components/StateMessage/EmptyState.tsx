import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import { actionsRow, drawing, state } from './StateMessage.styles';

export interface EmptyStateProps {
  /** Why there is nothing. */
  title: string;
  /** What to do about it. */
  text?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  /** 2 by default. */
  headingLevel?: HeadingLevel;
  /** `page` fills the height that is there. */
  scope?: 'page' | 'section';
}

export function EmptyState(props: EmptyStateProps) {
  const { title, text, icon, actions, headingLevel = 2, scope = 'section' } = props;
  return (
    <div className={state({ scope }).className}>
      {icon && <div className={drawing().className}>{icon}</div>}
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
