import { useEffect, useLayoutEffect, useState } from 'react';
import { BrandSheet } from '../brands/BrandSheet';
import type { Globals } from '../brands/specimens';
import { applyRealm, tryRealm } from '../workshop/apply-realm';
import { faceName, isKind, LOOK, type LookMessage, READY } from './look';

/** The brand sheet in a page of its own, with the inputs that the bench beside it sends. */
export function BenchSheet({ globals }: { globals: Globals }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<LookMessage>) => {
      if (origin !== location.origin || !isKind(data, LOOK)) return;
      tryRealm(data.look.realm);
      for (const face of data.look.faces) {
        document.fonts.add(new FontFace(faceName(face), face.bytes));
      }
      setTurn((last) => last + 1);
    };
    addEventListener('message', listen);
    parent.postMessage({ kind: READY }, location.origin);
    return () => {
      removeEventListener('message', listen);
      tryRealm(undefined);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look of the same realm
  useLayoutEffect(() => applyRealm(globals), [globals, turn]);
  return <BrandSheet key={turn} globals={globals} />;
}
