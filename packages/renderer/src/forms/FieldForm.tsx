import { useEffect, useState } from 'react';
import { useLateCode } from '../shell/use-late-code';
import { type FormProps, FormView } from './FormView';
import type { BasicFieldType } from './field-definition';
import { BASIC_FIELD_TYPES } from './field-types';
import type { FormEngine } from './form-engine';

export type FieldFormProps = FormProps<BasicFieldType, string>;

/** How long a submit waits for the engine, in milliseconds. */
const LONGEST_WAIT_FOR_ENGINE_MS = 10_000;

/**
 * A list of field definitions as a form: labels, errors by message key, `aria-*`, autocomplete tokens, focus on the
 * first error. Without native validation (spec 1 §5). What was typed before hydration is kept: the
 * fields are uncontrolled and take their first value from the document.
 *
 * The engine is loaded when the viewer enters the form; a submit before that waits for it. When its
 * code is lost or late, the values are sent as they are: the origin validates them in any case.
 */
export function FieldForm(props: FieldFormProps) {
  const [isEntered, setEntered] = useState(false);
  const [isLost, setLost] = useState(false);
  const [engine, setEngine] = useState<FormEngine>();
  const [submitted, setSubmitted] = useState<HTMLFormElement>();
  const Engine = useLateCode(
    isEntered && 'entered',
    () => import('./LateFormEngine'),
    () => setLost(true),
  );

  useEffect(() => {
    if (!submitted) return;
    if (engine || isLost) {
      setSubmitted(undefined);
      submitted.requestSubmit();
      return;
    }
    const timer = setTimeout(() => setLost(true), LONGEST_WAIT_FOR_ENGINE_MS);
    return () => clearTimeout(timer);
  }, [submitted, engine, isLost]);

  return (
    <>
      {Engine && <Engine onChange={setEngine} />}
      <FormView
        {...props}
        types={BASIC_FIELD_TYPES}
        engine={engine}
        waiting={submitted !== undefined}
        unjudged={isLost}
        onEntered={() => setEntered(true)}
        onEarlySubmit={(form) => {
          setEntered(true);
          setSubmitted(form);
        }}
      />
    </>
  );
}
