import { type SlotTitle, useLateCode, useNotify, useSite } from '@marquee/renderer';
import { listsLabels } from '../watchlists/lists-labels';

interface AddLaterProps {
  title: SlotTitle;
  onClose: () => void;
}

/** The dialog that adds a title to lists; its code and labels come with the press that opens it. */
export function AddLater(props: AddLaterProps) {
  const { ensureLabels, t } = useSite();
  const notify = useNotify();
  const AddDialog = useLateCode<AddLaterProps>(
    props.title.id,
    async () => {
      const [code] = await Promise.all([import('./AddDialog'), ensureLabels(listsLabels)]);
      return code;
    },
    () => {
      notify({ tone: 'error', text: t('failure.offline') });
      props.onClose();
    },
  );
  return AddDialog && <AddDialog {...props} />;
}
