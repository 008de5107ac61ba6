import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Text } from '../Text';
import {
  besideTitle,
  body,
  content,
  foot,
  head,
  onPicture,
  panel,
  picture,
  words,
} from './ModalPanel.styles';
import { useScrolls } from './use-scrolls';

export interface ModalPanelProps {
  titleId: string;
  title: ReactNode;
  descriptionId: string;
  description?: ReactNode;
  media?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  closeLabel?: string;
  onClose: () => void;
  busy?: boolean;
}

/** The layout of every dialog and sheet: a title and actions that stay, a body that scrolls. */
export function ModalPanel(props: ModalPanelProps) {
  const { titleId, title, descriptionId, description, media, children, actions } = props;
  const { closeLabel, onClose, busy } = props;
  const [bodyRef, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <div className={panel().className} aria-busy={busy || undefined}>
      {media && <div className={picture().className}>{media}</div>}
      <div className={head({ ruled: scrolls }).className} data-ui="dialog-head">
        <div className={words().className}>
          <Heading id={titleId} level={2} size={3} tabIndex={-1} data-ui="dialog-title">
            {title}
          </Heading>
          {description && (
            <Text as="div" id={descriptionId} tone="muted">
              {description}
            </Text>
          )}
        </div>
        {closeLabel && (
          <IconButton
            label={closeLabel}
            icon={<CloseIcon />}
            variant={media ? 'overlay' : 'quiet'}
            className={media ? onPicture().className : besideTitle().className}
            onClick={onClose}
            disabled={busy}
          />
        )}
      </div>
      {children !== undefined && children !== null && (
        <div
          ref={bodyRef}
          className={body().className}
          // without this, a body without a control in it could not be scrolled by keyboard
          {...(scrolls ? { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
        >
          <div className={content({ ruled: scrolls }).className}>{children}</div>
        </div>
      )}
      {actions && <div className={foot({ ruled: scrolls }).className}>{actions}</div>}
    </div>
  );
}
