import { isOnHost } from '../hosts';
import { PaymentFormError, type PaymentProvider } from '../provider';
import { returnHints } from '../return-hints';

/** The sandbox's bank: viewers go to its pages and come back. Its forms are its own, so a page needs no source of it. */
export const provider: PaymentProvider<'sandboxBank'> = {
  type: 'sandboxBank',
  methods: ['bancontact', 'ideal', 'pix', 'alipay', 'wepay'],
  face: 'redirect',
  hidesBillingAddress: false,
  sources: () => ({}),
  async confirm({ config, order }) {
    if (!order.next) return 'settled';
    if (!isOnHost(order.next.address, config.address))
      throw new PaymentFormError('NONSENSE', `${order.next.address} is not on ${config.address}.`);
    return { redirect: order.next.address };
  },
  resume: returnHints,
};
