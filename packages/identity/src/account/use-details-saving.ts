import { type CallOptions, OriginError } from '@marquee/origin-client';
import { saveUserDetails } from '@marquee/origin-client/calls';
import {
  type FieldDefinition,
  type FieldType,
  type FormValues,
  useSite,
  type Wording,
} from '@marquee/renderer';
import { type FieldValue, fieldProblems } from '@marquee/renderer/forms';
import { useState } from 'react';

/** Saves a form of the viewer's details; what the origin refuses is told at its field. */
export function useDetailsSaving() {
  const { origin } = useSite();
  const [problems, setProblems] = useState<Readonly<Record<string, Wording>>>({});
  return {
    /** What the origin said of the fields. */
    problems,
    /** @throws {OriginError} */
    async save(
      asked: readonly FieldDefinition<FieldType>[],
      fields: FormValues<FieldValue>,
      options: Pick<CallOptions, 'settles'> = {},
    ): Promise<void> {
      setProblems({});
      try {
        await origin.call(saveUserDetails, { body: { fields }, ...options });
      } catch (error) {
        if (error instanceof OriginError && error.code === 'FIELDS_REFUSED') {
          setProblems(fieldProblems(error.messages, asked).problems);
        }
        throw error;
      }
    },
  };
}
