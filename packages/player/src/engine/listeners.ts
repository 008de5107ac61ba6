import type { EngineEvent } from './engine';

/** The listeners of an engine. */
export function engineListeners() {
  const listeners = new Set<(event: EngineEvent) => void>();
  return {
    tell(event: EngineEvent) {
      for (const listen of [...listeners]) listen(event);
    },
    on(listen: (event: EngineEvent) => void) {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
      };
    },
    clear: () => listeners.clear(),
  };
}
