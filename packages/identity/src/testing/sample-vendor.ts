/** The address of one of the workshop's sample scripts, such as `google/client.js` (`apps/storybook/vendors`). */
export const sampleVendor = (path: string): string =>
  new URL(`sample-vendors/${path}`, document.baseURI).href;
