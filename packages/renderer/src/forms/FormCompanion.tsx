import { type AddressFieldSpec, ErrorSummary, type FieldProblem } from '@marquee/design-system';
import { LONGEST_VALUE } from '@marquee/realm/matches-pattern';
import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useSite } from '../site/use-site';
import { announceEarlyTyping } from './early-typing';
import type { CompanionProps } from './FormView';
import { type FieldDefinition, type FieldType, textOf, tooLong } from './field-definition';
import { useRealmFormState, useTypedForm } from './realm-form-state';
import { partKey } from './rules/address';
import type { PartErrors } from './use-errors-of';
import { usePartMessage } from './use-part-message';

type Field = FieldDefinition<FieldType>;

/** The part of a realm's form beside its fields: a summary of errors, and the origin's messages. */
export function FormCompanion({ element, fields, prefix }: CompanionProps) {
  const { t } = useSite();
  const form = useTypedForm();
  const { problems } = useRealmFormState();
  const messageOf = usePartMessage();
  const { errors, submitCount } = form.formState;
  const [told, setTold] = useState(0);
  const tries = `${submitCount}-${told}`;
  const [{ list, of }, setSummary] = useState<{ list: FieldProblem[]; of: string }>({
    list: [],
    of: tries,
  });

  useEffect(() => {
    if (element.current) announceEarlyTyping(element.current);
  }, [element]);

  // The origin's message stays at its field until the viewer changes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once, whatever becomes of the fields
  useEffect(() => {
    const names = Object.entries(problems).flatMap(([key, wording]) => {
      const [id = '', part] = key.split('.');
      const field = fields.find((one) => one.id === id);
      if (!field) return [];
      const name = nameOf(field, part);
      const message =
        typeof wording === 'string' ? messageOf(wording, labelOf(field, part)) : textOf(t, wording);
      form.setError(name, { type: 'server', message });
      return [name];
    });
    if (names.length === 0) return;
    setTold((count) => count + 1);
    return form.subscribe({
      formState: { values: true },
      callback: ({ name = '' }) => {
        if (form.getFieldState(name).error?.type === 'server') form.clearErrors(name);
      },
    });
  }, [problems]);
  useEffect(() => {
    if (told) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [told, element]);

  // As it was at the last try: a list that shrank while one types would move the field that one types into. It comes with
  // the messages, before the focus goes to the first of them: else everything would be laid out twice.
  if (of !== tries) {
    const lengths = fields.map(({ size = LONGEST_VALUE }) => size);
    const general = [
      t('form.required'),
      t('form.invalid'),
      ...[...new Set(lengths)].map((length) => textOf(t, tooLong(length))),
    ];
    const found = fields.length > 1 ? fields : [];
    setSummary({
      of: tries,
      list: found.flatMap((field) =>
        problemsOf(field, errors, prefix).map(({ fieldId, message, label }) => ({
          fieldId,
          message: general.includes(message)
            ? `${label ?? textOf(t, field.label)}: ${message}`
            : message,
        })),
      ),
    });
  }

  return list.length > 0 ? (
    <ErrorSummary
      // A new element, so that a second failure is announced, too.
      key={tries}
      title={t('form.errorSummary')}
      problems={list}
      takeFocus={false}
    />
  ) : null;
}

/** The parts of an address: its country and the parts that the country requires, or those with an error. */
const partsOf = (
  { parts }: Field,
  wrong: object = {},
): Pick<AddressFieldSpec, 'fieldName' | 'acceptableValues' | 'label'>[] => [
  { fieldName: 'country', label: '' },
  ...(parts ??
    Object.keys(wrong).flatMap((fieldName) =>
      fieldName === 'country' ? [] : { fieldName, label: '' },
    )),
];

/** The form's name of a field, or of one part of an address. */
function nameOf(field: Field, part: string | undefined): string {
  if (field.type !== 'address') return field.id;
  const spec = partsOf(field).find(({ fieldName }) => fieldName === part);
  return `${field.id}.${spec ? partKey(field.country, spec) : (part ?? 'country')}`;
}

const labelOf = ({ parts }: Field, part: string | undefined) =>
  parts?.find(({ fieldName }) => fieldName === part)?.label ?? '';

interface PlacedProblem {
  fieldId: string;
  message: string;
  /** Of the part, where it is one. */
  label?: string;
}

/** Lists the errors of one field, each with its control. */
function problemsOf(field: Field, errors: FieldErrors, prefix: string): PlacedProblem[] {
  const found = errors[field.id];
  const fieldId = `${prefix}${field.id}`;
  if (field.type !== 'address') {
    const message = found?.message;
    return typeof message === 'string' ? [{ fieldId, message }] : [];
  }
  const wrong = (found ?? {}) as PartErrors;
  return partsOf(field, wrong).flatMap((part) => {
    const message = wrong[partKey(field.country, part)]?.message;
    return message
      ? [{ fieldId: `${fieldId}-${part.fieldName}`, message, label: part.label || undefined }]
      : [];
  });
}
