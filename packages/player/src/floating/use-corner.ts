import type { FloatingCorner } from '@marquee/design-system';
import { useState } from 'react';

/** The corner that the viewer chose last in this tab, for the next title that floats. */
let chosen: FloatingCorner = 'bottom-end';

export function useCorner(): [FloatingCorner, (corner: FloatingCorner) => void] {
  const [corner, setCorner] = useState(chosen);
  return [
    corner,
    (next) => {
      chosen = next;
      setCorner(next);
    },
  ];
}
