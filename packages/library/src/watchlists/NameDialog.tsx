import { Dialog } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { NameForm, type NameFormProps } from './NameForm';

/** What the dialog for a list's name is made of. */
export interface NameDialogProps extends NameFormProps {
  title: string;
}

/** Asks for the name of a list. */
export default function NameDialog({ title, ...form }: NameDialogProps) {
  const { t } = useSite();
  return (
    <Dialog open onClose={form.onCancel} title={title} size="small" closeLabel={t('lists.close')}>
      <NameForm {...form} />
    </Dialog>
  );
}
