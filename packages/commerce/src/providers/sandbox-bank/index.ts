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
    const address = order.next?.address;
    if (address === undefined) return 'settled';
    if (!isOnHost(address, config.address))
      throw new PaymentFormError('NONSENSE', `${address} is not on ${config.address}.`);
    return { redirect: address };
  },
  resume: returnHints,
};
