import { Button, Form, FormActions } from '@marquee/design-system';
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSite } from '../site/use-site';
import { type FieldDefinition, type FieldType, textOf, type Wording } from './field-definition';
import {
  type FieldTypeRegistry,
  type FieldTypeRules,
  fieldProblem,
  type TypedValues,
  valuesToSend,
} from './field-types';
import type { FormEngine } from './form-engine';

/** The state of a form (spec 1 §4). The page that has the form shows the text of an error. */
export type FormStatus = 'idle' | 'loading' | 'error' | 'success';

export type FormValues<Value = string> = Record<string, Value>;

export interface FormViewProps<Type extends FieldType, Value> {
  /** Names the form for assistive technology and keeps it apart from others on the page. */
  name: string;
  label?: string;
  fields: readonly FieldDefinition<Type>[];
  /** The registry of the fields' types. */
  types: FieldTypeRegistry<Type, Value>;
  /** The engine that stores and validates the typed values; a form may render before it is loaded. */
  engine: FormEngine | undefined;
  /** Shows that the form is being sent while a submit waits for the engine. */
  waiting?: boolean;
  /** Called when the viewer enters the form, and again with each field. */
  onEntered?: () => void;
  /** The engine's code is lost: the typed values are sent as they are. */
  unjudged?: boolean;
  /** Called when a viewer submits a form that has no engine yet. */
  onEarlySubmit?: (form: HTMLFormElement) => void;
  /** Sends the parsed values. A rejection leaves the form as it is, ready for another try. */
  onSubmit: (values: FormValues<Value>) => Promise<void>;
  /** Called instead of `onSubmit` when every field is empty; without it each field shows its own message. */
  onAllEmpty?: () => void;
  status: FormStatus;
  submitLabel: string;
  /**
   * The viewer's address, for password managers, in a form that asks for a password alone: not shown, not announced
   * and not sent.
   */
  username?: string;
  /** A message about the whole form, above the fields. */
  message?: ReactNode;
  /** Between message and fields. */
  Companion?: ComponentType<CompanionProps<Type>>;
  /** Beside the label of the field with this id, such as a forgotten-password link. */
  aside?: Readonly<Record<string, ReactNode>>;
  /** Under the submit button. */
  footer?: ReactNode;
}

export interface CompanionProps<Type extends FieldType = FieldType> {
  element: RefObject<HTMLFormElement | null>;
  /** In the order of the form. */
  fields: readonly FieldDefinition<Type>[];
  /** A field's control has the id `<prefix><field id>`. */
  prefix: string;
}

/** The props that a page gives a form; `FieldForm` and `RealmForm` add those of the engine. */
export type FormProps<Type extends FieldType, Value> = Omit<
  FormViewProps<Type, Value>,
  'types' | 'engine' | 'waiting' | 'unjudged' | 'onEntered' | 'onEarlySubmit' | 'Companion'
>;

/** The field that takes the focus when no field is marked. */
const FIRST = 'input:not([readonly])';

/** Renders a list of field definitions as a form, with or without the engine. */
export function FormView<Type extends FieldType, Value>(props: FormViewProps<Type, Value>) {
  const {
    name,
    label,
    types,
    engine,
    waiting = false,
    unjudged = false,
    onEntered,
    onSubmit,
    onEarlySubmit,
    onAllEmpty,
    status,
    submitLabel,
    username,
    message,
    aside,
    footer,
    fields,
    Companion,
  } = props;
  const { t } = useSite();
  // Where all fields are required, none is marked.
  const mixed = fields.some((field) => !field.required);
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const busy = status === 'loading' || status === 'success';
  const shownBusy = busy || waiting;
  const [unjudgedCount, countUnjudged] = useReducer((count: number) => count + 1, 0);
  const submitCount = engine?.submitCount ?? unjudgedCount;

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
  // The viewer may enter the form before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the form hears of it itself
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) onEntered?.();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Reads the values from the fields: browsers fill in saved ones without an event.
    const typed: TypedValues = Object.fromEntries(new FormData(event.currentTarget));
    if (engine) takeOver(engine.form, typed);
    const values = valuesToSend(types, fields, engine ? engine.form.getValues() : typed);
    if (onAllEmpty && !Object.values(values).some(Boolean)) {
      event.preventDefault();
      engine?.form.clearErrors();
      onAllEmpty();
      focus(FIRST);
    } else if (engine) {
      void engine.form.handleSubmit(async (judged) => {
        if (!busy) await onSubmit(valuesToSend(types, fields, judged));
      })(event);
    } else {
      event.preventDefault();
      if (busy) return;
      if (unjudged) {
        countUnjudged();
        void onSubmit(values);
      } else onEarlySubmit?.(event.currentTarget);
    }
  };

  return (
    <Form
      ref={element}
      name={name}
      aria-label={label}
      busy={shownBusy}
      onFocus={onEntered}
      onSubmit={submit}
    >
      {message}
      {Companion && <Companion element={element} fields={fields} prefix={prefix} />}
      {username && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          type={types[field.type] as FieldTypeRules<FieldType, unknown>}
          form={engine?.form}
          marked={mixed && field.required === true}
          id={`${prefix}${field.id}`}
          problem={engine?.errors[field.id]?.message}
          aside={aside?.[field.id]}
        />
      ))}
      <FormActions>
        <Button
          type="submit"
          fullWidth
          size="large"
          loading={shownBusy}
          loadingLabel={t('form.sending')}
        >
          {submitLabel}
        </Button>
      </FormActions>
      {footer}
    </Form>
  );
}

function takeOver(form: FormEngine['form'], typed: TypedValues): void {
  for (const [id, value] of Object.entries(typed)) {
    if (form.getValues(id) !== value) form.setValue(id, value);
  }
}

const ignore = async () => {};

/** A field without an engine: its control has the typed value. */
const unheard = (name: string): UseFormRegisterReturn => ({
  name,
  onChange: ignore,
  onBlur: ignore,
  ref: ignore,
});

interface FieldControlProps {
  field: FieldDefinition<FieldType>;
  type: FieldTypeRules<FieldType, unknown>;
  form: FormEngine['form'] | undefined;
  /** Marks the field as required for the eye; assistive technology gets it in any case. */
  marked: boolean;
  id: string;
  problem: string | undefined;
  aside: ReactNode;
}

/** A field with an engine. It renders again for its own changes only: a form may have hundreds. */
const FieldControl = memo((props: FieldControlProps) => {
  const { field, type, form, marked, id, problem, aside } = props;
  const { t } = useSite();
  const say = (wording: Wording | undefined) => wording && textOf(t, wording);
  return (
    <type.Control
      field={field}
      register={(unfit) =>
        form?.register(field.id, {
          validate: (typed, values) => say(unfit?.() ?? fieldProblem(type, field, typed, values)),
        }) ?? unheard(field.id)
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
