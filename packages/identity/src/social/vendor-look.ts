import { SocialButton, type Vendor, VendorMark } from '@marquee/design-system';

/** How a vendor wants its accounts to be offered: its button, and its mark where the button is not. */
export interface VendorLook {
  vendor: Vendor;
  Button: typeof SocialButton;
  Mark: typeof VendorMark;
}

/** The look of a vendor whose folder or shortcut asks for it: the drawings come with those alone. */
export const vendorLook = (vendor: Vendor): VendorLook => ({
  vendor,
  Button: SocialButton,
  Mark: VendorMark,
});
