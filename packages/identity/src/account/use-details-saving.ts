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

/**
 * Saves a form of the viewer's details; a value that the origin refuses has a message at its field.
 */
export function useDetailsSaving() {
  const { origin } = useSite();
  const [problems, setProblems] = useState<Readonly<Record<string, Wording>>>({});
  return {
    /** The origin's messages by field. */
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
