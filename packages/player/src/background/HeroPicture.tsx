import { HeroMotion } from '@marquee/design-system';
import { browserStorage } from '@marquee/origin-client';
import { type SlotProps, useSite } from '@marquee/renderer';
import { backgroundSoundKey } from '@marquee/titles';
import { useKeptStop } from './use-kept-stop';
import { useMayMove } from './use-may-move';
import { useMotion } from './use-motion';

/** What moves over a hero's picture: nothing where it should not, and where the origin has nothing that does. */
export function HeroPicture({ id, stopped, onMoving, setStopped }: SlotProps['hero.media']) {
  useKeptStop({ stopped, setStopped });
  const { realm } = useSite();
  const mayMove = useMayMove();
  const src = useMotion(id, mayMove);
  if (!mayMove || !src) return null;
  // spec 2 §3, `videoBackgroundAutoPlayAudio`: only for a viewer who has asked for it.
  const isHeard = browserStorage.get(backgroundSoundKey(realm.id)) === 'true';
  return <HeroMotion src={src} stopped={stopped} heard={isHeard} onMoving={onMoving} />;
}
