// JSON Forms with its vanilla renderers. It knows no submit: whoever uses it shows what is wrong when the button is pressed.
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createElement as h, useRef, useState } from 'react';
import { stage } from './stage.mjs';

function Engine({ schema, look, values }) {
  const latest = useRef({ data: values });
  const [shown, show] = useState({ data: values, validationMode: 'ValidateAndHide' });
  const submit = (event) => {
    event.preventDefault();
    show({ data: latest.current.data, validationMode: 'ValidateAndShow' });
  };
  return h(
    'form',
    { noValidate: true, onSubmit: submit },
    h(JsonForms, {
      ...{ schema, uischema: look, renderers: vanillaRenderers, cells: vanillaCells, ...shown },
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
