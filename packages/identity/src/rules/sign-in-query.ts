/**
 * The query of the login page (spec 1 §2, "Query parameters read"). Values are as they came:
 * unproved.
 */
export interface SignInQuery {
  from?: string;
  entryPage?: string;
  redirectTo?: string;
  licences?: string;
  /** A voucher that the viewer brought to the purchase page. */
  voucher?: string;
  type?: 'signup' | 'login';
  showPurchase?: string;
  socialProvider?: string;
  bundleId?: string;
  /** Only on a return from a provider. */
  extraParams?: string;
}

/** The parameters of a return or of a link, each read by the page that it leads to. */
export const RETURN_PARAMS = { code: 'code', token: 'token', pageReady: 'PAGE_READY' } as const;

const NAMES = {
  from: 'from',
  entryPage: 'entryPage',
  redirectTo: 'redirectTo',
  licences: 'licences',
  voucher: 'voucher',
  showPurchase: 'showPurchase',
  socialProvider: 'socialProvider',
  bundleId: 'bundle_id',
  extraParams: 'extraParams',
} as const satisfies Record<Exclude<keyof SignInQuery, 'type'>, string>;

export function readSignInQuery(search: string): SignInQuery {
  const params = new URLSearchParams(search);
  const query: SignInQuery = Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, name]) => {
      const value = params.get(name);
      return value ? [[field, value]] : [];
    }),
  );
  const type = params.get('type');
  return type === 'signup' || type === 'login' ? { ...query, type } : query;
}
