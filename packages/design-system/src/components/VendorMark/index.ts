export { type Vendor, VendorMark, type VendorMarkProps } from './VendorMark';
