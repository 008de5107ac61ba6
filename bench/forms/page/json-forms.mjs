// JSON Forms with its vanilla renderers. It has no submit, so the page shows errors when the button is pressed.
/** @import { JsonSchema, UISchemaElement, ValidationMode } from '@jsonforms/core' */
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createElement as h, useRef, useState } from 'react';
import { stage } from './stage.mjs';

/** @param {{ schema: JsonSchema, look: UISchemaElement, values: object }} props */
function Engine({ schema, look, values }) {
  const latest = useRef({ data: values });
  const [shown, show] = useState(
    /** @returns {{ data: object, validationMode: ValidationMode }} */
    () => ({ data: values, validationMode: 'ValidateAndHide' }),
  );
  /** @param {import('react').FormEvent} event */
  const submit = (event) => {
    event.preventDefault();
    show({ data: latest.current.data, validationMode: 'ValidateAndShow' });
  };
  return h(
    'form',
    { noValidate: true, onSubmit: submit },
    h(JsonForms, {
      schema,
      uischema: look,
      renderers: vanillaRenderers,
      cells: vanillaCells,
      ...shown,
      onChange: (state) => {
        latest.current = state;
      },
    }),
    h('button', { type: 'submit' }, 'Join'),
  );
}

stage({
  Engine,
  frame: (_, id) => document.getElementById(`#/properties/${id}`),
  control: 'input, select',
  problem: '.validation_error',
});
