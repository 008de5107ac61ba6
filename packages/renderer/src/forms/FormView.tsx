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
import { type FieldDefinition, type FieldType, type Wording, wordsOf } from './field-definition';
import {
  type FieldTypeRegistry,
  type FieldTypeRules,
  fieldProblem,
  type TypedValues,
  valuesToSend,
} from './field-types';
import type { FormEngine } from './form-engine';

/** What a form is doing (spec 1 §4). The page that has the form shows the words of an error. */
export type FormStatus = 'idle' | 'loading' | 'error' | 'success';

export type FormValues<Value = string> = Record<string, Value>;

export interface FormViewProps<Type extends FieldType, Value> {
  /** Names the form for assistive technology and keeps it apart from others on the page. */
  name: string;
  label?: string;
  fields: readonly FieldDefinition<Type>[];
  /** What is known of the fields' types. */
  types: FieldTypeRegistry<Type, Value>;
  /** What keeps and judges the typed values; a form may be drawn before it. */
  engine: FormEngine | undefined;
  /** Shows that a submit is on its way before it is. */
  waiting?: boolean;
  /** Called when a viewer is in the form, again with each field. */
  onEntered?: () => void;
  /** The engine will not come: what is typed is sent as it is. */
  unjudged?: boolean;
  /** Called when a viewer submits a form that has no engine yet. */
  onEarlySubmit?: (form: HTMLFormElement) => void;
  /** Sends the parsed values. A rejection leaves the form as it is, ready for another try. */
  onSubmit: (values: FormValues<Value>) => Promise<void>;
  /** Called instead of `onSubmit` when every field is empty; without it each field shows its own message. */
  onAllEmpty?: () => void;
  status: FormStatus;
  submitLabel: string;
  /** What the form as a whole has to say, above the fields. */
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

/** What a page says of a form; how it is kept and judged is said by `FieldForm` and `RealmForm`. */
export type FormProps<Type extends FieldType, Value> = Omit<
  FormViewProps<Type, Value>,
  'types' | 'engine' | 'waiting' | 'unjudged' | 'onEntered' | 'onEarlySubmit' | 'Companion'
>;

/** Where a form begins. */
const FIRST = 'input:not([readonly])';

/** A list of field definitions as a form, with or without the engine that keeps and judges what is typed. */
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
    message,
    aside,
    footer,
    fields,
    Companion,
  } = props;
  const { t } = useSite();
  // Where everything must be filled in, marking everything says nothing.
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
  // A viewer may be in the form before the page comes alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the form hears of it itself
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) onEntered?.();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // The values in the fields count: browsers fill in saved ones without telling anyone.
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

/** A control without an engine keeps what is typed itself. */
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
