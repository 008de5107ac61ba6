import { DEFAULTS } from '../generated/defaults';
import type { AssetConfig, PlayerConfig } from '../generated/realm-config';
import type { Asset, Player } from '../realm';

/** The speed at which everything begins. */
const NORMAL = 1;

/** Fills in how titles are played. Normal speed is a choice wherever there are others. */
export function resolvePlayer(config: PlayerConfig, asset: (value: AssetConfig) => Asset): Player {
  const { speeds, watermark, ...others } = { ...DEFAULTS.player, ...config };
  const offered = speeds.length > 0 ? new Set([NORMAL, ...speeds]) : [];
  const player: Player = { ...others, speeds: [...offered].sort((a, b) => a - b) };
  if (watermark) {
    const { image, corner } = { ...DEFAULTS.watermark, ...watermark };
    player.watermark = { image: asset(image), corner };
  }
  return player;
}
