/** What the login page is told by its address (spec 1 §2, "Query parameters read"). Values are as they came: unproven. */
export interface SignInQuery {
  from?: string;
  entryPage?: string;
  redirectTo?: string;
  licences?: string;
  type?: 'signup' | 'login';
  code?: string;
  token?: string;
  showPurchase?: string;
  socialProvider?: string;
  pageReady?: string;
  bundleId?: string;
  /** Only on a return from a provider. */
  extraParams?: string;
}

const NAMES = {
  from: 'from',
  entryPage: 'entryPage',
  redirectTo: 'redirectTo',
  licences: 'licences',
  code: 'code',
  token: 'token',
  showPurchase: 'showPurchase',
  socialProvider: 'socialProvider',
  pageReady: 'PAGE_READY',
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
