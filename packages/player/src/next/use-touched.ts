import { useEffect, useState } from 'react';
import { followPresses } from '../still-there/presses';

/** Whether the viewer has touched anything of the page before the title's end; then they are asked. */
export function useTouched(hasEnded: boolean): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched || hasEnded) return;
    return followPresses(() => setTouched(true));
  }, [isTouched, hasEnded]);
  return isTouched;
}
