import { toBase64Url } from '../rules/base64-url';

/** 256 random bits: what a vendor answers is for the page that made it up, and for this one time. */
export const randomNonce = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
