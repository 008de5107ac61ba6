/** Why a viewer may not sign up or buy (spec 1 §2, "geo/VPN modal"); values are label keys. */
export const REGION_REFUSALS: Readonly<Record<string, string>> = {
  KID_PURCHASE_DENIED: 'region.kidPurchaseDenied',
  OUTSIDE_REGION: 'region.outsideRegion',
  VPN_BLOCKED: 'region.vpnBlocked',
};
