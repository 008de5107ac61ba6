import { type Access, createAccess } from './access';
import { createCompanies } from './companies';
import type { Companies } from './company';
import { createJanitor, type Janitor } from './orders/janitor';
import { createProvider, type Provider } from './orders/provider';
import { createRenewals, type Renewals } from './orders/renewals';
import { createSellers, type Sellers } from './seller';
import type { Used } from './used';

export interface CommerceServices {
  sellers: Sellers;
  companies: Companies;
  provider: Provider;
  renewals: Renewals;
  janitor: Janitor;
  /** What viewers may watch by what they bought. */
  access: Access;
}

export type Services = Used & CommerceServices;

/** Everything that sells, over an open database. */
export function openCommerce(used: Used): CommerceServices {
  const companies = createCompanies(used);
  const provider = createProvider(used, companies);
  const renewals = createRenewals(used, provider);
  const janitor = createJanitor(used, { provider, companies, renewals });
  return {
    sellers: createSellers(used),
    companies,
    provider,
    renewals,
    janitor,
    access: createAccess(used),
  };
}
