import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { listenerOf } from './answer';
import { type AppleRegistration, appleStandIn } from './apple';
import { vendorClients } from './clients';
import type { VendorName } from './documented';
import { facebookStandIn } from './facebook';
import { gigyaStandIn } from './gigya';
import { googleStandIn } from './google';
import type { VendorSettings } from './settings';

export type { VendorName };

export interface Vendors {
  listeners: Readonly<Record<VendorName, RequestListener>>;
  settingsOf(realmId: string): VendorSettings;
}

/** Stand-ins for vendors, with the sample realms registered at each. */
export async function createVendors(addressOf: (vendor: VendorName) => string): Promise<Vendors> {
  const google = { issuer: addressOf('google'), keysUri: `${addressOf('google')}/oauth2/v3/certs` };
  const apple = addressOf('apple');
  const facebook = addressOf('facebook');
  const gigya = addressOf('gigya');

  const settings = new Map<string, VendorSettings>();
  const registered = new Map<string, AppleRegistration>();
  for (const [realm, names] of Object.entries(vendorClients)) {
    const own: VendorSettings = {};
    if (names.google) own.google = { clientId: names.google, ...google };
    if (names.apple) {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
      const teamId = `TEAM${realm.toUpperCase()}`;
      registered.set(names.apple, { teamId, publicKey: await exportJWK(publicKey) });
      own.apple = {
        clientId: names.apple,
        teamId,
        keyId: 'SANDBOXKEY',
        privateKey: await exportJWK(privateKey),
        issuer: apple,
      };
    }
    if (names.facebook)
      own.facebook = { appId: names.facebook, appSecret: random(), graphUri: facebook };
    if (names.gigya)
      own.gigya = {
        apiKey: names.gigya,
        secretKey: randomBytes(24).toString('base64'),
        apiUri: gigya,
      };
    settings.set(realm, own);
  }
  const all = [...settings.values()];
  return {
    listeners: {
      google: listenerOf(
        await googleStandIn(
          google.issuer,
          new Set(all.flatMap((one) => one.google?.clientId ?? [])),
        ),
      ),
      apple: listenerOf(await appleStandIn(apple, registered)),
      facebook: listenerOf(
        facebookStandIn(
          new Map(
            all.flatMap(({ facebook: app }) => (app ? [[app.appId, app.appSecret] as const] : [])),
          ),
        ),
      ),
      gigya: listenerOf(
        gigyaStandIn(
          new Map(
            all.flatMap(({ gigya: site }) =>
              site ? [[site.apiKey, site.secretKey] as const] : [],
            ),
          ),
        ),
      ),
    },
    settingsOf: (realmId) => settings.get(realmId) ?? {},
  };
}

const random = () => randomBytes(24).toString('hex');
