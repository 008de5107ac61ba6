import { useSite } from '../site/use-site';

/** `{field}FieldIsRequired` and `{field}FieldIsInvalid` (spec 1 §5). */
const PART_MESSAGE = /FieldIs(Required|Invalid)$/;

/** The words of an address part's message key; a part that has none of its own is named by its label. */
export function usePartWords() {
  const { t, hasLabel } = useSite();
  return (key: string, field: string) => {
    const [, kind] = PART_MESSAGE.exec(key) ?? [];
    return hasLabel(key) || !kind ? t(key) : t(`form.address.part${kind}`, { field });
  };
}
