import { SocialButton, type Vendor, VendorMark } from '@marquee/design-system';

/** A vendor's look by its guidelines: its button, and its mark for other places. */
export interface VendorLook {
  vendor: Vendor;
  Button: typeof SocialButton;
  Mark: typeof VendorMark;
}

/**
 * Makes the look of a vendor; its drawings are loaded only with the folder or shortcut that uses
 * it.
 */
export const vendorLook = (vendor: Vendor): VendorLook => ({
  vendor,
  Button: SocialButton,
  Mark: VendorMark,
});
