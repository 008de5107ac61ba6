export { bringOnce } from './bring-once';
export { allowHtml, allowInnerScripts, DEFAULT_POLICY, folderOf } from './default-policy';
export { inTime, VENDOR_PATIENCE } from './in-time';
export { loadScript } from './load-script';
export { SCRIPT_POLICY, scriptAddresses } from './script-addresses';
export type { VendorErrorCode } from './vendor-error';
export { VendorError } from './vendor-error';
