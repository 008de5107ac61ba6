import {
  Button,
  EmailField,
  Form,
  FormActions,
  PasswordField,
  TextField,
} from '@marquee/design-system';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useSite } from '../site/use-site';
import { type FieldDefinition, inOrder } from './field-definition';
import { allEmpty, FIELD_TYPES, fieldProblem, valuesToSend } from './field-types';

/** Where a form stands (spec 1 §4): the error's words are shown by whoever owns the form. */
export type FormStatus = 'idle' | 'loading' | 'error' | 'success';

export type FormValues = Record<string, string>;

export interface FieldFormProps {
  /** Names the form for assistive technology and keeps it apart from others on the page. */
  name: string;
  label?: string;
  fields: readonly FieldDefinition[];
  /** Sends the parsed values. A rejection leaves the form as it is, ready for another try. */
  onSubmit: (values: FormValues) => Promise<void>;
  /** Called instead of `onSubmit` when every field is empty; without it each field shows its own message. */
  onAllEmpty?: () => void;
  status: FormStatus;
  submitLabel: string;
  /** What the form as a whole has to say, above the fields. */
  message?: ReactNode;
  /** Beside the label of the field with this id, such as a forgotten-password link. */
  aside?: Readonly<Record<string, ReactNode>>;
  /** Under the submit button. */
  footer?: ReactNode;
}

/**
 * A list of field definitions as a form: labels, errors by message key, `aria-*`, autocomplete tokens, focus on the
 * first error. Without native validation (spec 1 §5). What was typed before the page came alive is kept: the fields
 * are uncontrolled and take their first value from the document.
 */
export function FieldForm(props: FieldFormProps) {
  const { name, label, onSubmit, onAllEmpty, status, submitLabel, message, aside, footer } = props;
  const { t } = useSite();
  const fields = inOrder(props.fields);
  // Where everything must be filled in, marking everything says nothing.
  const mixed = fields.some((field) => !field.required);
  const prefix = useId();
  const form = useForm<FormValues>({ shouldFocusError: true, reValidateMode: 'onChange' });
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const busy = status === 'loading' || status === 'success';

  // A message about the whole form is of no use below the fold, or unheard: the first field takes the focus, and
  // the message is announced as an alert.
  useEffect(() => {
    if (status !== 'error' || attempt === 0) return;
    element.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
  }, [status, attempt]);

  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    setAttempt((count) => count + 1);
    await onSubmit(valuesToSend(fields, values));
  });

  return (
    <Form
      ref={element}
      name={name}
      aria-label={label}
      busy={busy}
      onSubmit={(event) => {
        // What stands in the fields counts: browsers fill in saved values without telling anyone.
        const typed = new FormData(event.currentTarget);
        for (const { id } of fields) form.setValue(id, String(typed.get(id) ?? ''));
        if (onAllEmpty && allEmpty(fields, form.getValues())) {
          event.preventDefault();
          form.clearErrors();
          setAttempt((count) => count + 1);
          onAllEmpty();
          return;
        }
        void submit(event);
      }}
    >
      {message}
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          marked={mixed && field.required === true}
          id={`${prefix}${field.id}`}
          problem={form.formState.errors[field.id]?.message}
          aside={aside?.[field.id]}
          registration={form.register(field.id, {
            validate: (typed) => fieldProblem(field, typed ?? '') ?? true,
          })}
        />
      ))}
      <FormActions>
        <Button
          type="submit"
          fullWidth
          size="large"
          loading={busy}
          loadingLabel={t('form.sending')}
        >
          {submitLabel}
        </Button>
      </FormActions>
      {footer}
    </Form>
  );
}

interface FieldControlProps {
  field: FieldDefinition;
  /** Shows that the field is required; assistive technology is told in any case. */
  marked: boolean;
  id: string;
  problem: string | undefined;
  aside: ReactNode;
  registration: UseFormRegisterReturn;
}

function FieldControl({ field, marked, id, problem, aside, registration }: FieldControlProps) {
  const { t } = useSite();
  const type = FIELD_TYPES[field.type];
  const shared = {
    ...registration,
    id,
    label: t(field.label),
    aside,
    autoComplete: field.autocomplete ?? type.autocomplete,
    ...(field.placeholder ? { placeholder: t(field.placeholder) } : {}),
    ...(field.hint ? { hint: t(field.hint) } : {}),
    ...(problem ? { error: t(problem) } : {}),
    ...(field.initial !== undefined ? { defaultValue: field.initial } : {}),
    readOnly: field.readOnly,
    required: marked,
    'aria-required': field.required,
  };
  switch (type.control) {
    case 'text':
      return <TextField {...shared} />;
    case 'email':
      return <EmailField {...shared} />;
    case 'password':
      return <PasswordField {...shared} revealLabel={t('form.password.show')} />;
  }
}
