import { Button, Form, FormActions } from '@marquee/design-system';
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSite } from '../site/use-site';
import {
  type BasicFieldType,
  type FieldDefinition,
  type FieldType,
  type Wording,
  wordsOf,
} from './field-definition';
import {
  BASIC_FIELD_TYPES,
  type FieldTypeRegistry,
  type FieldTypeRules,
  fieldProblem,
  type TypedValues,
  valuesToSend,
} from './field-types';

/** Where a form stands (spec 1 §4): the error's words are shown by whoever owns the form. */
export type FormStatus = 'idle' | 'loading' | 'error' | 'success';

export type FormValues<Value = string> = Record<string, Value>;

export interface FieldFormProps<Type extends FieldType = BasicFieldType, Value = string> {
  /** Names the form for assistive technology and keeps it apart from others on the page. */
  name: string;
  label?: string;
  fields: readonly FieldDefinition<Type>[];
  /** What is known of the fields' types; the types that need no more than a line of text by default. */
  types?: FieldTypeRegistry<Type, Value>;
  /** Sends the parsed values. A rejection leaves the form as it is, ready for another try. */
  onSubmit: (values: FormValues<Value>) => Promise<void>;
  /** Called instead of `onSubmit` when every field is empty; without it each field shows its own message. */
  onAllEmpty?: () => void;
  status: FormStatus;
  submitLabel: string;
  /** What the form as a whole has to say, above the fields. */
  message?: ReactNode;
  /** Stands between message and fields, and knows the form. */
  Companion?: ComponentType<CompanionProps<Type>>;
  /** Beside the label of the field with this id, such as a forgotten-password link. */
  aside?: Readonly<Record<string, ReactNode>>;
  /** Under the submit button. */
  footer?: ReactNode;
}

export interface CompanionProps<Type extends FieldType = FieldType> {
  form: UseFormReturn<TypedValues>;
  element: RefObject<HTMLFormElement | null>;
  /** In the order of the form. */
  fields: readonly FieldDefinition<Type>[];
  /** A field's control has the id `<prefix><field id>`. */
  prefix: string;
}

/** Where a form begins. */
const FIRST = 'input:not([readonly])';

/**
 * A list of field definitions as a form: labels, errors by message key, `aria-*`, autocomplete tokens, focus on the
 * first error. Without native validation (spec 1 §5). What was typed before the page came alive is kept: the fields
 * are uncontrolled and take their first value from the document.
 */
export function FieldForm<Type extends FieldType = BasicFieldType, Value = string>(
  props: FieldFormProps<Type, Value>,
) {
  const {
    name,
    label,
    onSubmit,
    onAllEmpty,
    status,
    submitLabel,
    message,
    aside,
    footer,
    fields,
    Companion,
  } = props;
  // Whoever has other types than the basic ones names their registry: the types of `fields` and `types` go together.
  const types = props.types ?? (BASIC_FIELD_TYPES as unknown as FieldTypeRegistry<Type, Value>);
  const { t } = useSite();
  // Where everything must be filled in, marking everything says nothing.
  const mixed = fields.some((field) => !field.required);
  const prefix = useId();
  const form = useForm<TypedValues>({ shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const busy = status === 'loading' || status === 'success';

  const focus = (what: string) => {
    const found = element.current?.querySelector<HTMLElement>(what);
    found?.focus();
    return found;
  };
  // What is marked takes the focus. A message about the whole form is of no use below the fold, or unheard: there the
  // first field takes it, and the message is announced as an alert.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try, whatever became of it
  useLayoutEffect(() => {
    if (!focus('[aria-invalid]') && submitCount && status === 'error') focus(FIRST);
  }, [status, submitCount]);

  const submit = form.handleSubmit(async (values) => {
    if (!busy) await onSubmit(valuesToSend(types, fields, values));
  });

  return (
    <Form
      ref={element}
      name={name}
      aria-label={label}
      busy={busy}
      onSubmit={(event) => {
        // What stands in the fields counts: browsers fill in saved values without telling anyone.
        new FormData(event.currentTarget).forEach((typed, id) => {
          if (form.getValues(id) !== typed) form.setValue(id, typed);
        });
        if (
          onAllEmpty &&
          !Object.values(valuesToSend(types, fields, form.getValues())).some(Boolean)
        ) {
          event.preventDefault();
          form.clearErrors();
          onAllEmpty();
          focus(FIRST);
          return;
        }
        void submit(event);
      }}
    >
      {message}
      {Companion && <Companion {...{ form, element, fields, prefix }} />}
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          type={types[field.type] as FieldTypeRules<FieldType, unknown>}
          form={form}
          marked={mixed && field.required === true}
          id={`${prefix}${field.id}`}
          problem={errors[field.id]?.message}
          aside={aside?.[field.id]}
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
  field: FieldDefinition<FieldType>;
  type: FieldTypeRules<FieldType, unknown>;
  form: UseFormReturn<TypedValues>;
  /** Shows that the field is required; assistive technology is told in any case. */
  marked: boolean;
  id: string;
  problem: string | undefined;
  aside: ReactNode;
}

/** Rendered anew for its own field's sake alone: a form may have hundreds. */
const FieldControl = memo((props: FieldControlProps) => {
  const { field, type, form, marked, id, problem, aside } = props;
  const { t } = useSite();
  const say = (wording: Wording | undefined) => wording && wordsOf(t, wording);
  return (
    <type.Control
      field={field}
      form={form}
      register={(unfit) =>
        form.register(field.id, {
          validate: (typed, values) => say(unfit?.() ?? fieldProblem(type, field, typed, values)),
        })
      }
      shared={{
        id,
        label: say(field.label),
        aside,
        autoComplete: field.autocomplete ?? type.autocomplete,
        placeholder: say(field.placeholder),
        hint: say(field.hint),
        error: problem,
        defaultValue: field.initial as string | undefined,
        readOnly: field.readOnly,
        required: marked,
        'aria-required': field.required,
      }}
    />
  );
});
