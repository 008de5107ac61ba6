import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;

interface Said {
  globals: Globals;
}

/** The toolbar's choices, for pages of the guide: stories get them, pages have to listen. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(lastSaid);
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = (said: Said) => setGlobals(said.globals);
    channel.on('globalsUpdated', hear);
    return () => channel.off('globalsUpdated', hear);
  }, []);
  return globals;
}

function lastSaid(): Globals {
  const channel = addons.getChannel();
  const [said] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return (said as Said | undefined)?.globals ?? {};
}
