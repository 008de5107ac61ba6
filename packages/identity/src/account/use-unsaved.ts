import { tabStorage } from '@marquee/origin-client/tab-storage';
import { useSession, useSite } from '@marquee/renderer';
import type { FieldValue } from '@marquee/renderer/forms';
import { useEffect, useState } from 'react';
import { changedFields } from '../rules/changed-fields';

type Typed = Readonly<Record<string, FieldValue>>;

/** What a viewer had changed, and what it was before. */
interface Unsaved {
  fields: Typed;
  before: Typed;
}

const NOTHING: Unsaved = { fields: {}, before: {} };

/** The name of the form whose values are kept. */
export const DETAILS_FORM = 'details';

/**
 * Keeps what a viewer had changed of the details (`began`) and not saved when their session ended, in this tab and for them
 * alone, until they come back.
 */
export function useUnsaved(began: Typed): Unsaved {
  const { realm, session } = useSite();
  const viewer = useSession().user?.id;
  const key = `${realm.id}.unsavedDetails`;
  const [unsaved] = useState(() => readUnsaved(tabStorage.get(key), viewer));
  useEffect(() => tabStorage.set(key, null), [key]);
  useEffect(
    () =>
      session.onLogout(({ reason, user }) => {
        const form = document.forms.namedItem(DETAILS_FORM);
        if (reason !== 'expired' || !user || !form) return;
        const { email: _, ...typed } = typedIn(form);
        const changed = changedFields(began, typed);
        tabStorage.set(key, JSON.stringify({ viewer: user.id, ...changed }));
      }),
    [session, key, began],
  );
  return unsaved;
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

function readUnsaved(text: string | null, viewer: string | undefined): Unsaved {
  if (text === null) return NOTHING;
  // Written above, in this tab.
  const kept = JSON.parse(text) as Unsaved & { viewer: string };
  return kept.viewer === viewer ? kept : NOTHING;
}
