import type { JWK } from 'jose';

export interface GoogleSettings {
  clientId: string;
  /** `https://accounts.google.com` */
  issuer: string;
  /** `https://www.googleapis.com/oauth2/v3/certs` */
  keysUri: string;
}

export interface AppleSettings {
  /** The Services ID. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** ES256; signs this origin's secrets. */
  privateKey: JWK;
  /** `https://appleid.apple.com` */
  issuer: string;
}

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  /** `https://graph.facebook.com` */
  graphUri: string;
}

export interface GigyaSettings {
  apiKey: string;
  /** In base64, as the service's console shows it. */
  secretKey: string;
  /** Such as `https://accounts.eu1.gigya.com`. */
  apiUri: string;
}

/**
 * The clients of a realm in an origin's configuration, secrets included, and the address of each
 * vendor.
 */
export interface VendorSettings {
  google?: GoogleSettings;
  apple?: AppleSettings;
  facebook?: FacebookSettings;
  gigya?: GigyaSettings;
}
