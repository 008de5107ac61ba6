import { defineOriginModule } from '../../kernel/module';
import { countries } from '../countries';
import { identity } from '../identity';
import { library } from '../library';
import { mail } from '../mail';
import { basketRoutes } from './basket/routes';
import { baskets } from './basket/tables';
import { licenceRoutes } from './catalogue/routes';
import { licenceFamilies, licences, prices, voucherClaims, vouchers } from './catalogue/tables';
import { detailsRoutes } from './details/routes';
import { forgottenDetails, paymentDetails } from './details/tables';
import { forgetCommerce } from './forget-commerce';
import { historyRoutes } from './history/routes';
import { documentCounters, documents, ledger, refunds } from './ledger/tables';
import { orderRoutes } from './orders/routes';
import { idempotencyKeys, orders, payments } from './orders/tables';
import { outbox } from './outbox/tables';
import { commerceSeed } from './seed';
import { openCommerce } from './services';
import { companyCustomers } from './stripe/tables';
import { cancelRoutes } from './subscriptions/cancel-routes';
import { charges, subscriptions, trials } from './subscriptions/tables';
import { webhookRoutes } from './webhooks/routes';
import { eventsIn } from './webhooks/tables';

export type { Access, WatchedTitle } from './access';

/** What is sold, how it is paid for, and what viewers have bought (2 §3–5, 7). */
export const commerce = defineOriginModule({
  name: 'commerce',
  uses: { countries, identity, library, mail },
  tables: {
    licenceFamilies,
    licences,
    prices,
    vouchers,
    voucherClaims,
    baskets,
    orders,
    payments,
    idempotencyKeys,
    paymentDetails,
    forgottenDetails,
    companyCustomers,
    subscriptions,
    charges,
    trials,
    ledger,
    documentCounters,
    documents,
    refunds,
    outbox,
    eventsIn,
  },
  limits: {
    licences: 'catalogue',
    licenceFamilies: 'catalogue',
    ownLicences: 'catalogue',
    activeLicences: 'catalogue',
    cancelLicence: 'identity',
    reactivateLicence: 'identity',
    basket: 'catalogue',
    saveBasket: 'identity',
    // A code must not be found by trying.
    applyVoucher: 'login',
    removeVoucher: 'identity',
    redeemVoucher: 'login',
    paymentMethods: 'catalogue',
    initPayment: 'identity',
    validatePayment: 'identity',
    pay: 'identity',
    payOpenBasket: 'identity',
    confirmPayment: 'identity',
    order: 'catalogue',
    attachMethod: 'identity',
    attachDetails: 'identity',
    attachDetailsChecked: 'identity',
    attachCard: 'identity',
    attachCardChecked: 'identity',
    cards: 'catalogue',
    removeCard: 'identity',
    makeCardDefault: 'identity',
    payments: 'catalogue',
    payment: 'catalogue',
  },
  viewersOnly: [
    'saveBasket',
    'applyVoucher',
    'removeVoucher',
    'redeemVoucher',
    'initPayment',
    'validatePayment',
    'pay',
    'payOpenBasket',
    'confirmPayment',
    'reactivateLicence',
    'attachMethod',
    'attachDetails',
    'attachDetailsChecked',
    'attachCard',
    'attachCardChecked',
    'removeCard',
    'makeCardDefault',
  ],
  services: openCommerce,
  routes: (services) => ({
    ...licenceRoutes(services),
    ...cancelRoutes(services),
    ...basketRoutes(services),
    ...detailsRoutes(services),
    ...orderRoutes(services),
    ...historyRoutes(services),
    ...webhookRoutes(services),
  }),
  seed: commerceSeed,
  sweep: ({ janitor }) => janitor.sweep(),
  forgetViewer: forgetCommerce,
});
