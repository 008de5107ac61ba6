import { tabStorage } from '@marquee/origin-client/tab-storage';
import type { FieldDefinition, FieldType } from '@marquee/renderer';
import { type FormEvent, useEffect, useState } from 'react';

type Typed = Readonly<Record<string, string>>;

/** The types of fields that are never stored, not even for this tab. */
const SECRET: readonly FieldType[] = ['password', 'confirmPassword'];

/**
 * Stores what was typed into a sign-up form for this tab, under its name of spec 1 §3: it is there
 * again after a reload, and after a visit to the terms or to another provider's form. `typed`
 * changes once, when the stored values have been read.
 */
export function useRehydration(realm: string) {
  const key = `${realm}.signupRehydrate`;
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => {
    const kept = readKept(tabStorage.get(key));
    // A viewer who is typing already is not interrupted.
    const typing = document.activeElement instanceof HTMLInputElement;
    if (!typing && Object.keys(kept).length > 0) setTyped(kept);
  }, [key]);
  return {
    typed,
    forget: () => tabStorage.set(key, null),
    /** Handles the input events of the element around the form. */
    keep: (fields: readonly FieldDefinition<FieldType>[]) => (event: FormEvent) => {
      const form = (event.target as HTMLInputElement).form;
      if (!form) return;
      const values = new FormData(form);
      const kept = fields.flatMap(({ id, type }) => {
        const value = SECRET.includes(type) ? null : values.get(id);
        return typeof value === 'string' && value ? [[id, value] as const] : [];
      });
      tabStorage.set(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
    },
  };
}

function readKept(text: string | null): Typed {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
