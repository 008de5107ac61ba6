/** Why somebody may not sign up here, or not buy (spec 1 §2, "geo/VPN modal"); values are label keys. */
export const REGION_REFUSALS: Readonly<Record<string, string>> = {
  KID_PURCHASE_DENIED: 'region.kidPurchaseDenied',
  OUTSIDE_REGION: 'region.outsideRegion',
  VPN_BLOCKED: 'region.vpnBlocked',
};
