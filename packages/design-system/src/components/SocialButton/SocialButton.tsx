import { classNames } from '../../class-names';
import { Button, type ButtonAsButton, type ButtonAsLink } from '../Button';
import { type Vendor, VendorMark } from '../VendorMark';
import { socialButton } from './SocialButton.styles';

interface SocialLook {
  /**
   * The vendor whose account signs the viewer in: decides the mark and the colours. Leave it out
   * for a text that vendors do not allow, such as "Open the window again": then it is the brand's
   * button, and the same element keeps the focus.
   */
  vendor?: Vendor;
  /**
   * `outline` by default: the vendor's white button, one of several. `solid` is for the only action
   * of a page: black for Apple (white on dark pages), blue for Facebook; Google's stays white.
   */
  look?: 'outline' | 'solid';
  /** `medium` by default; no vendor's button is lower than 44 px. */
  size?: 'medium' | 'large';
}

type WithoutLook<Props> = Omit<
  Props,
  'variant' | 'size' | 'startIcon' | 'endIcon' | 'asChild' | 'children'
>;

export type SocialButtonProps = SocialLook & {
  /** The label: "Continue with …" or "Sign in with …" and the vendor's name. */
  children: string;
} & (WithoutLook<ButtonAsButton> | WithoutLook<ButtonAsLink>);

/**
 * The button or link that signs in with a vendor's account, by the vendor's guidelines (decision
 * 54).
 */
export function SocialButton({ vendor, look = 'outline', ...rest }: SocialButtonProps) {
  const solid = look === 'solid';
  if (!vendor) return <Button {...rest} variant={solid ? 'primary' : 'secondary'} />;
  const { className } = socialButton({ vendor, look: solid ? vendor : undefined });
  return (
    <Button
      {...rest}
      variant="secondary"
      // The shape is the vendor's: rectangular, whatever the brand's buttons are.
      data-variant="vendor"
      className={classNames(className, rest.className)}
      startIcon={<VendorMark vendor={vendor} inverse={solid} />}
    />
  );
}
