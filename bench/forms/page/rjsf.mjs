// react-jsonschema-form with its own theme.
/** @import { RJSFSchema, UiSchema } from '@rjsf/utils' */
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createElement as h } from 'react';
import { stage } from './stage.mjs';

/** @param {{ schema: RJSFSchema, look: UiSchema, values: object }} props */
function Engine({ schema, look, values }) {
  return h(Form, {
    schema,
    validator,
    uiSchema: look,
    initialFormData: values,
    liveValidate: 'onChange',
    noHtml5Validate: true,
    onSubmit: () => {
      throw new Error('A form with mistakes was sent.');
    },
    // without this it also writes errors to the console
    onError: () => {},
  });
}

stage({
  Engine,
  frame: (_, id) => document.getElementById(`root_${id}`)?.closest('.rjsf-field'),
  control: 'input, select',
  problem: '.error-detail',
});
