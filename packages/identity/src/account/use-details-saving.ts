import { type CallOptions, type components, OriginError } from '@marquee/origin-client';
import { saveUserDetails } from '@marquee/origin-client/calls';
import { type FieldDefinition, type FieldType, useSite, type Wording } from '@marquee/renderer';
import { fieldProblems } from '@marquee/renderer/forms';
import { useState } from 'react';

type FieldValues = components['schemas']['FieldValues'];

/**
 * Saves a form of the viewer's details; a value that the origin refuses has a message at its field.
 */
export function useDetailsSaving() {
  const { origin } = useSite();
  const [problems, setProblems] = useState<Readonly<Record<string, Wording>>>({});
  return {
    /** The origin's messages by field. */
    problems,
    /**
     * With `before`, what the form began with, nothing is stored over what has been changed elsewhere since.
     * @throws {OriginError} `DETAILS_CHANGED`, `FIELDS_REFUSED` and those of every call.
     */
    async save(
      asked: readonly FieldDefinition<FieldType>[],
      given: { fields: FieldValues; before?: FieldValues },
      options: Pick<CallOptions, 'settles'> = {},
    ): Promise<void> {
      setProblems({});
      try {
        await origin.call(saveUserDetails, { body: given, ...options });
      } catch (error) {
        if (error instanceof OriginError && error.code === 'FIELDS_REFUSED') {
          setProblems(fieldProblems(error.messages, asked).problems);
        }
        throw error;
      }
    },
  };
}
