import type { ReturnHints } from './provider';

/**
 * Reads the query of a return address (2.2-01). `order` is the sandbox's name for the order's id. What is empty or too long to be
 * true is left out.
 */
export function returnHints(query: URLSearchParams): ReturnHints {
  const value = (name: string) => {
    const text = query.get(name) ?? '';
    return text === '' || text.length > LONGEST ? undefined : text;
  };
  return {
    targetPaymentProvider: value('targetPaymentProvider'),
    paymentProviderId: value('paymentProviderId'),
    paymentMethodType: value('paymentMethodType'),
    redirectStatus: value('redirect_status'),
    from: value('from'),
    orderId: value('order'),
  };
}

const LONGEST = 2_000;
