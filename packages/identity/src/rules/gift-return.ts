import { tokenText } from '@marquee/realm';
import type { Site } from '@marquee/renderer';

/**
 * The page of the gift that a viewer signs in for: to buy the one with `giftId`, or to redeem
 * `redeemCode` (spec 1 §2). Undefined where the realm has no such page.
 */
export function giftReturn(
  { isLive, path }: Pick<Site, 'isLive' | 'path'>,
  { giftId, redeemCode }: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const code = redeemCode && tokenText(redeemCode);
  if (code) {
    const query = new URLSearchParams({ redeemCode: code });
    return isLive('redeem') ? `${path('redeem')}?${query}` : undefined;
  }
  if (giftId && isLive('giftOne')) return path('giftOne', { giftId });
  return isLive('gift') ? path('gift') : undefined;
}
