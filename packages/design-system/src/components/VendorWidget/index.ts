export { VendorWidget, type VendorWidgetProps } from './VendorWidget';
