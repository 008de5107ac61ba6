import { tabStorage } from '@marquee/origin-client/tab-storage';
import { useSession, useSite } from '@marquee/renderer';
import type { AddressValue } from '@marquee/renderer/forms';
import { useEffect, useState } from 'react';

type Typed = Readonly<Record<string, string | AddressValue>>;

/** The name of the form whose values are kept. */
export const DETAILS_FORM = 'details';

/**
 * Keeps what a viewer had typed and not saved when their session ended, in this tab and for them
 * alone, until they come back.
 */
export function useUnsaved(): Typed {
  const { realm, session } = useSite();
  const viewer = useSession().user?.id;
  const key = `${realm.id}.unsavedDetails`;
  const [typed] = useState(() => readUnsaved(tabStorage.get(key), viewer));
  useEffect(() => {
    tabStorage.set(key, null);
    return session.onLogout(({ reason, user }) => {
      const form = document.forms.namedItem(DETAILS_FORM);
      if (reason !== 'expired' || !user || !form) return;
      tabStorage.set(key, JSON.stringify({ viewer: user.id, typed: typedIn(form) }));
    });
  }, [session, key]);
  return typed;
}

/**
 * The values by field. Parts of an address, some named by country (`address.GB_city`), are joined
 * again.
 */
function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string | Record<string, string>> = {};
  new FormData(form).forEach((value, name) => {
    const [field = '', part] = name.split('.');
    if (typeof value !== 'string') return;
    if (part === undefined) typed[field] = value;
    else typed[field] = { ...(typed[field] as object), [part.replace(/^[A-Z]{2}_/, '')]: value };
  });
  return typed as Typed;
}

function readUnsaved(text: string | null, viewer: string | undefined): Typed {
  if (text === null) return {};
  // Written above, in this tab.
  const kept = JSON.parse(text) as { viewer: string; typed: Typed };
  return kept.viewer === viewer ? kept.typed : {};
}
