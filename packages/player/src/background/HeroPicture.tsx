import { HeroMotion } from '@marquee/design-system';
import type { SlotProps } from '@marquee/renderer';
import { useKeptStop } from './use-kept-stop';
import { useMayMove } from './use-may-move';
import { useMotion } from './use-motion';

/** What moves over a hero's picture: nothing where it should not, and where the origin has nothing that does. */
export function HeroPicture({ id, stopped, onMoving, setStopped }: SlotProps['hero.media']) {
  useKeptStop({ stopped, setStopped });
  const mayMove = useMayMove();
  const src = useMotion(id, mayMove);
  return mayMove && src && <HeroMotion src={src} stopped={stopped} onMoving={onMoving} />;
}
