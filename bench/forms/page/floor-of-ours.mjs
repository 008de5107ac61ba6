// A page of a realm with React, the site and the controls. It has shown a sign-in form, and no form of the engine yet.
import { Button, EmailField, Form, FormActions, PasswordField } from '@marquee/design-system';
import { createElement as h } from 'react';
import { controls } from './controls.mjs';
import { inSite, siteOf } from './site.mjs';
import { stage } from './stage.mjs';

function Engine() {
  const fields = [
    h(EmailField, { key: 'email', label: 'Email', name: 'email', required: true }),
    h(PasswordField, { key: 'password', label: 'Password', name: 'password', revealLabel: 'Show' }),
  ];
  const actions = h(FormActions, null, h(Button, { type: 'submit' }, 'Sign in'));
  return inSite(siteOf({}), h(Form, { 'aria-label': 'Sign in' }, fields, actions));
}

stage({
  controls,
  Engine,
  frame: () => document.documentElement,
  control: 'input',
  problem: '[role=alert]',
});
