import { useEffect, useState } from 'react';
import { useLateCode } from '../shell/use-late-code';
import { FormView, type FormViewProps } from './FormView';
import type { BasicFieldType } from './field-definition';
import { BASIC_FIELD_TYPES, valuesToSend } from './field-types';
import type { FormEngine } from './form-engine';

/** What a form without an engine is given by `FieldForm`. */
type Given = 'types' | 'engine' | 'waiting' | 'onEntered' | 'onEarlySubmit' | 'Companion';

export type FieldFormProps = Omit<FormViewProps<BasicFieldType, string>, Given>;

/**
 * A list of field definitions as a form: labels, errors by message key, `aria-*`, autocomplete tokens, focus on the
 * first error. Without native validation (spec 1 §5). What was typed before the page came alive is kept: the fields
 * are uncontrolled and take their first value from the document.
 *
 * The engine is loaded when the viewer enters the form; what they submit before waits for it. When its code is lost on the
 * way, the values are sent as they are: the origin judges them in any case.
 */
export function FieldForm(props: FieldFormProps) {
  const { fields, onSubmit } = props;
  const [isEntered, setEntered] = useState(false);
  const [isLost, setLost] = useState(false);
  const [engine, setEngine] = useState<FormEngine>();
  const [submitted, setSubmitted] = useState<HTMLFormElement>();
  const Engine = useLateCode(
    isEntered && 'entered',
    () => import('./LateFormEngine'),
    () => setLost(true),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a submit is sent once, whatever becomes of the form
  useEffect(() => {
    if (!submitted || !(engine || isLost)) return;
    setSubmitted(undefined);
    if (engine) submitted.requestSubmit();
    else {
      const typed = Object.fromEntries(new FormData(submitted));
      void onSubmit(valuesToSend(BASIC_FIELD_TYPES, fields, typed));
    }
  }, [submitted, engine, isLost]);

  return (
    <>
      {Engine && <Engine onChange={setEngine} />}
      <FormView
        {...props}
        types={BASIC_FIELD_TYPES}
        engine={engine}
        waiting={submitted !== undefined}
        onEntered={() => setEntered(true)}
        onEarlySubmit={(form) => {
          setEntered(true);
          setSubmitted(form);
        }}
      />
    </>
  );
}
