import { useLateCode, useNotify, useSite } from '@marquee/renderer';
import type { NameDialogProps } from './NameDialog';

/** The dialog for a list's name; its code, and that of forms, comes with the press that opens it. */
export function NameLater(props: NameDialogProps) {
  const { t } = useSite();
  const notify = useNotify();
  const NameDialog = useLateCode<NameDialogProps>(
    props.title,
    () => import('./NameDialog'),
    () => {
      notify({ tone: 'error', text: t('failure.offline') });
      props.onCancel();
    },
  );
  return NameDialog && <NameDialog {...props} />;
}
