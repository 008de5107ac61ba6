import { Button, InlineMessage, KeyValueList, Stack } from '@marquee/design-system';
import type { components } from '@marquee/origin-client';
import { type FieldDefinition, type FieldType, useSite } from '@marquee/renderer';
import { type FieldValue, textOf } from '@marquee/renderer/forms';

type Translate = ReturnType<typeof useSite>['t'];
type Field = FieldDefinition<FieldType>;

/** A stored value as a viewer reads it. */
function readable(t: Translate, { options }: Field, value: FieldValue): string {
  if (typeof value === 'object') return Object.values(value).join(', ');
  if (value === '') return t('account.details.empty');
  const chosen = options?.find((option) => option.value === value);
  return chosen ? textOf(t, chosen.label) : value;
}

interface DetailsChangedProps {
  fields: readonly Field[];
  /** What is stored now, by field. */
  stored: components['schemas']['FieldValues'];
  busy: boolean;
  /** Stores what was typed here. */
  onKeep: () => void;
  /** Puts what is stored into the form. */
  onTake: () => void;
}

/** Says which details have been changed elsewhere since the form was filled in, and lets the viewer choose. */
export function DetailsChanged({ fields, stored, busy, onKeep, onTake }: DetailsChangedProps) {
  const { t } = useSite();
  const entries = fields.flatMap((field) => {
    const value = stored[field.id];
    return value === undefined
      ? []
      : [{ label: textOf(t, field.label), value: readable(t, field, value) }];
  });
  return (
    <InlineMessage
      tone="warning"
      actions={
        <>
          <Button variant="secondary" size="small" disabled={busy} onClick={onTake}>
            {t('account.details.takeStored')}
          </Button>
          <Button variant="secondary" size="small" disabled={busy} onClick={onKeep}>
            {t('account.details.keepTyped')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {t('account.details.nowStored')}
        <KeyValueList look="details" entries={entries} />
      </Stack>
    </InlineMessage>
  );
}
