import type { PlaybackEngine } from '../engine/engine';
import type { PlaybackView } from './playback-view';

/** Keeps the size of the picture that a viewer chose: an engine that loads its stream anew begins with its own choice. */
export function qualityChoice(view: PlaybackView, engineNow: () => PlaybackEngine | null) {
  /** In CSS pixels; null while the engine chooses. */
  let height: number | null = null;
  return {
    setQuality(id: string) {
      const engine = engineNow();
      if (!engine) return;
      height = engine.levels().find((level) => level.id === id)?.height ?? null;
      engine.quality = id;
      view.quality = id;
    },
    /** Chooses the same size again once the levels are known. */
    keepQuality() {
      const engine = engineNow();
      if (height === null || engine?.quality !== 'auto') return;
      const level = engine.levels().find((one) => one.height === height);
      if (level) engine.quality = level.id;
    },
  };
}
