import { useEffect, useState } from 'react';
import type { OtherDevices } from './other-devices';

interface Options {
  /** The origin lets the title be played on other devices; undefined before it has said so. */
  isAllowed: boolean | undefined;
  /** The realm lets titles be cast. */
  mayCast: boolean;
}

const NONE: OtherDevices = {};

/** The ways to other devices, for a title that may leave this one. Their code comes with the stream. */
export function useOtherDevices(
  video: HTMLVideoElement,
  { isAllowed, mayCast }: Options,
): OtherDevices {
  const [devices, setDevices] = useState(NONE);
  useEffect(() => {
    if (isAllowed === undefined) return;
    let isOver = false;
    let stop = () => {};
    import('./other-devices')
      .then(({ followOtherDevices }) => {
        if (!isOver) stop = followOtherDevices(video, { isAllowed, mayCast }, setDevices);
      })
      .catch(console.warn);
    return () => {
      isOver = true;
      stop();
      setDevices(NONE);
    };
  }, [video, isAllowed, mayCast]);
  return devices;
}
