import { Button, type ButtonLook } from '../Button';
import { CheckIcon, ShareIcon } from '../Icon';
import { InlineMessage } from '../InlineMessage';
import { VisuallyHidden } from '../VisuallyHidden';
import { faces, root } from './ShareButton.styles';
import { useShare } from './use-share';

export interface ShareButtonProps {
  /** The name of what is shared, for the platform's sheet. */
  title: string;
  /** The address to share; that of the page when left out. */
  url?: string;
  /** The text of the button, e.g. "Share". */
  label: string;
  /** The text after the address has been copied, e.g. "Link copied". */
  copiedLabel: string;
  /** What is shown where the address cannot be copied, and what to do. */
  failedLabel: string;
  /** `quiet` by default. */
  variant?: ButtonLook['variant'];
  /** `medium` by default. */
  size?: ButtonLook['size'];
}

/**
 * Opens the platform's sheet for sharing where there is one; else copies the address and says so.
 * Without script it is not shown.
 */
export function ShareButton(props: ShareButtonProps) {
  const { title, url, label, copiedLabel, failedLabel, variant = 'quiet', size } = props;
  const { state, share } = useShare({ title, url });
  const copied = state === 'copied';
  return (
    <>
      <span className={root().className} data-ui="share">
        <Button variant={variant} size={size} onClick={share}>
          <span className={faces().className}>
            <span data-off={copied ? '' : undefined}>
              <ShareIcon />
              {label}
            </span>
            <span data-off={copied ? undefined : ''}>
              <CheckIcon />
              {copiedLabel}
            </span>
          </span>
        </Button>
        <VisuallyHidden>
          <span role="status">{copied ? copiedLabel : ''}</span>
        </VisuallyHidden>
      </span>
      {state === 'failed' && <InlineMessage tone="error">{failedLabel}</InlineMessage>}
    </>
  );
}
