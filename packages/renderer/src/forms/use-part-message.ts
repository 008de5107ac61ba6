import { useSite } from '../site/use-site';

/** `{field}FieldIsRequired` and `{field}FieldIsInvalid` (spec 1 §5). */
const PART_MESSAGE = /FieldIs(Required|Invalid)$/;

/** Puts the message key of an address part into text: the key's own label, else a general one that names the part. */
export function usePartMessage() {
  const { t, hasLabel } = useSite();
  return (key: string, field: string) => {
    const [, kind] = PART_MESSAGE.exec(key) ?? [];
    return hasLabel(key) || !kind ? t(key) : t(`form.address.part${kind}`, { field });
  };
}
