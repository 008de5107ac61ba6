/** A realm's public names at vendors, as its file has them. */
export interface VendorClients {
  /** Client ID. */
  google?: string;
  /** Services ID. */
  apple?: string;
  /** App ID. */
  facebook?: string;
  /** API key. */
  gigya?: string;
}

/** The sample realms at vendors. What is secret is made up at each start: see `counterparts/vendors`. */
export const vendorClients: Readonly<Record<string, VendorClients>> = {
  apex: {
    google: 'apex-sandbox.apps.googleusercontent.example',
    apple: 'example.apexfc.web',
    facebook: '100000000000017',
  },
  corral: { gigya: '4_corral-sandbox' },
  // Known to the vendors and used by no page: another client, for whom a proof made for apex is
  // worth nothing.
  unity: {
    google: 'unity-sandbox.apps.googleusercontent.example',
    apple: 'example.unity.web',
    facebook: '100000000000042',
    gigya: '4_unity-sandbox',
  },
};
