import { SelectField, TextField } from '@marquee/design-system';
import { useLabels } from '../../site/use-site';
import { type FieldDefinition, type FieldType, textOf } from '../field-definition';
import type { ControlProps } from '../field-types';

/** One line of text. */
export const TextControl = ({ shared, register }: ControlProps) => (
  <TextField {...shared} {...register()} />
);

/** A code: no spelling, capitals, written left to right in every language. */
export const CodeControl = ({ shared, register }: ControlProps) => (
  <TextField
    {...shared}
    {...register()}
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    dir="ltr"
  />
);

/** A choice from a list; a line of text where the list is empty. */
export function DropdownControl(props: ControlProps) {
  const { shared, register, field } = props;
  const t = useLabels();
  if (!field.options) return <TextControl {...props} />;
  if (field.readOnly) return <ChosenControl {...props} />;
  const options = field.options.map(({ value, label }) => ({ value, label: textOf(t, label) }));
  const { placeholder, readOnly: _, size: __, ...select } = shared;
  return (
    <SelectField
      {...(select as object)}
      {...register()}
      label={shared.label}
      defaultValue={typeof field.initial === 'string' ? field.initial : undefined}
      options={options}
      placeholder={placeholder ?? t('form.choose')}
    />
  );
}

/** A list has no read-only state, so the choice is shown as text. */
function ChosenControl({ shared, register, field }: ControlProps) {
  const t = useLabels();
  const { ref, name } = register();
  return (
    <>
      <TextField {...shared} defaultValue={chosenText(field, t)} />
      <input ref={ref} type="hidden" name={name} defaultValue={shared.defaultValue} />
    </>
  );
}

const chosenText = (
  { options, initial }: FieldDefinition<FieldType>,
  t: (key: string) => string,
) => {
  const chosen = options?.find(({ value }) => value === initial);
  return chosen && textOf(t, chosen.label);
};
