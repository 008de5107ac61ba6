/** How tabs of one site hear of each other's players. */
export interface PlayerChannel {
  /** Tells the other tabs that this one plays with sound. */
  tellPlaying(): void;
  close(): void;
}

const PLAYING = 'playing';

/** Calls `onOther` when another tab begins to play with sound: two at once are never wanted. */
export function otherTabs(realm: string, onOther: () => void): PlayerChannel {
  if (typeof BroadcastChannel === 'undefined') return { tellPlaying: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`${realm}.player`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === PLAYING) onOther();
  });
  return {
    tellPlaying: () => channel.postMessage(PLAYING),
    close: () => channel.close(),
  };
}
