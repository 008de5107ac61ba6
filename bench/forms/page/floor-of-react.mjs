// A page with React. It has shown a sign-in form of plain elements, and no form of an engine yet.
import { createElement as h, useEffect, useId, useMemo, useRef, useState } from 'react';
import { stage } from './stage.mjs';

/** @param {{ label: string, type: string }} props */
function Input({ label, type }) {
  const id = useId();
  const ref = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [value, setValue] = useState('');
  const change = useMemo(
    () => (/** @type {import('react').ChangeEvent<HTMLInputElement>} */ event) =>
      setValue(event.target.value),
    [],
  );
  useEffect(() => {
    if (ref.current) ref.current.dataset.ready = 'yes';
  }, []);
  return [
    h('label', { key: 'label', htmlFor: id }, label),
    h('input', { key: 'input', id, ref, type, value, onChange: change }),
  ];
}

function Engine() {
  return h(
    'form',
    { 'aria-label': 'Sign in' },
    h(Input, { label: 'Email', type: 'email' }),
    h(Input, { label: 'Password', type: 'password' }),
    h('button', { type: 'submit' }, 'Sign in'),
  );
}

stage({
  Engine,
  frame: () => document.documentElement,
  control: 'input',
  problem: '[role=alert]',
});
