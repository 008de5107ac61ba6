import { isInside } from '@marquee/realm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { Kernel } from '../../kernel/kernel';
import type { CountryServices } from '../countries';
import type { IdentityServices, Viewer } from '../identity';
import { faults } from './faults';

export type Selling = NonNullable<ReturnType<Kernel['files']['askedBy']>['selling']>;

interface Services extends Kernel {
  countries: CountryServices;
  identity: IdentityServices;
}

/** A realm that sells, as a caller meets it. */
export interface Seller {
  realmId: string;
  /** Without a section on commerce in its file a realm sells nothing. */
  sells: boolean;
  selling: Selling;
  locale: string;
  /** The country by which prices, methods and taxes go. */
  country: string | undefined;
  /** The country is the caller's place and no address. */
  estimated: boolean;
}

const NOTHING: Selling = {
  currencies: { default: 'EUR', byCountry: {} },
  tax: { display: 'inclusive', byCountry: {} },
  methods: [],
  trialOncePer: [],
  seller: {},
};

/** The country of a viewer's address. */
export function addressCountryOf(fields: Viewer['fields']): string | undefined {
  const { address } = fields;
  return typeof address === 'object' && address.country ? address.country : undefined;
}

/** How the realms sell. */
export function createSellers({ files, countries, identity }: Services) {
  return {
    /** The realm of a call, for the viewer who calls. */
    of(request: FastifyRequest, viewer?: Viewer): Seller {
      const { realm, locale } = callerOf(request);
      const { selling } = files.askedBy(realm.id);
      const given = viewer && addressCountryOf(viewer.fields);
      return {
        realmId: realm.id,
        sells: selling !== undefined,
        selling: selling ?? NOTHING,
        locale,
        country: given ?? countries.callerPlace(request).country,
        estimated: given === undefined,
      };
    },

    /** Throws KID_PURCHASE_DENIED, VPN_BLOCKED and OUTSIDE_REGION (2 §6): what is not sold where the caller is, or to who watches. */
    async check(request: FastifyRequest, viewer: Viewer): Promise<void> {
      if (await identity.viewers.isChild(viewer)) throw faults.kidPurchaseDenied();
      const { country, vpn } = countries.callerPlace(request);
      const { territories, vpn: rule } = files.askedBy(callerOf(request).realm.id);
      if (vpn && rule === 'refused') throw faults.vpnBlocked();
      if (territories && !(country && isInside(territories, country))) throw faults.outsideRegion();
    },
  };
}

export type Sellers = ReturnType<typeof createSellers>;

/** Prices hold their tax where a caller is. */
export const isTaxInclusive = ({ selling, country }: Seller): boolean =>
  ((country === undefined ? undefined : selling.tax.byCountry[country]) ?? selling.tax.display) ===
  'inclusive';
