import { PasswordField } from '@marquee/design-system';
import { useEffect } from 'react';
import { useLabels } from '../../site/use-site';
import type { ControlProps } from '../field-types';
import { useTypedForm } from '../realm-form-state';

/** The password again; it is validated again when the password changes. */
export function ConfirmPasswordControl({ shared, register, field }: ControlProps) {
  const form = useTypedForm();
  const t = useLabels();
  const { id, confirms } = field;
  useEffect(
    () =>
      confirms
        ? form.subscribe({
            name: confirms,
            exact: true,
            formState: { values: true },
            callback: () => {
              if (form.getFieldState(id).error) void form.trigger(id);
            },
          })
        : undefined,
    [form, id, confirms],
  );
  return <PasswordField {...shared} {...register()} revealLabel={t('form.password.show')} />;
}
