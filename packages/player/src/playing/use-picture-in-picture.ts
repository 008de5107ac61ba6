import type { PlayerToggle } from '@marquee/design-system';
import { useEffect, useMemo, useState } from 'react';
import {
  canPictureInPicture,
  followPictureInPicture,
  isPictureInPicture,
  setPictureInPicture,
} from '../engine/picture-in-picture';

/** Picture in picture; undefined where a page cannot ask for it. */
export function usePictureInPicture(video: HTMLVideoElement): PlayerToggle | undefined {
  const [on, setOn] = useState(() => isPictureInPicture(video));
  useEffect(() => followPictureInPicture(video, setOn), [video]);
  return useMemo(() => {
    if (!canPictureInPicture(video)) return undefined;
    return {
      on,
      onChange: (wanted) => void setPictureInPicture(video, wanted).catch(console.warn),
    };
  }, [on, video]);
}
