import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { actions, form } from './Form.styles';

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Whether the form is being submitted. */
  busy?: boolean;
  ref?: Ref<HTMLFormElement>;
}

/** A form with error messages of our own: the browser's bubbles are off. */
export function Form({ busy, method = 'post', ...rest }: FormProps) {
  return (
    <form
      {...rest}
      method={method}
      noValidate
      aria-busy={busy || undefined}
      className={form().className}
    />
  );
}

export interface FormActionsProps {
  /** `stretch` by default: full width on phones and in narrow columns. */
  align?: 'stretch' | 'start' | 'end' | 'between';
  children: ReactNode;
}

/** The row of buttons at the end of a form. */
export function FormActions({ align = 'stretch', children }: FormActionsProps) {
  return <div className={actions({ align }).className}>{children}</div>;
}
