import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;

interface GlobalsEvent {
  globals: Globals;
}

/** The toolbar's choices, for pages of the guide: stories get them, pages have to listen. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on('globalsUpdated', listen);
    return () => channel.off('globalsUpdated', listen);
  }, []);
  return globals;
}

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const [event] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return (event as GlobalsEvent | undefined)?.globals ?? {};
}
