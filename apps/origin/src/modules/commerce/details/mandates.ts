import type { Localised } from '../../../kernel/database/columns';
import { chargesLater } from '../rules/offered-methods';

const LATER: Localised = {
  en: 'By paying you allow later payments of this plan to be made in the same way, until you cancel.',
  es: 'Al pagar autorizas los próximos cobros de este plan por el mismo medio, hasta que canceles.',
  pt: 'Ao pagar, você autoriza as próximas cobranças deste plano pelo mesmo meio, até cancelar.',
  ar: 'بالدفع توافق على إجراء الدفعات التالية لهذه الباقة بالطريقة نفسها حتى تلغيها.',
};
const ONCE: Localised = {
  en: 'You pay for one period. The plan does not renew by itself.',
  es: 'Pagas un solo periodo. El plan no se renueva automáticamente.',
  pt: 'Você paga por um período. O plano não é renovado automaticamente.',
  ar: 'تدفع عن فترة واحدة. لا تتجدد الباقة تلقائيًا.',
};

/** What a viewer agrees to by paying for a plan that renews; undefined where nothing follows. */
export const mandateOf = (method: string, later: boolean): Localised | undefined => {
  if (!later || method === 'zeroBalance') return undefined;
  return chargesLater(method) ? LATER : ONCE;
};
