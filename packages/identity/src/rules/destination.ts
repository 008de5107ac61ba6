import { safeRedirect } from './safe-redirect';
import type { SignInQuery } from './sign-in-query';

/** The part of a site that the rule reads. Paths have no locale prefix. */
export interface DestinationContext {
  /** Scheme, host and port of the site. */
  origin: string;
  /**
   * The prefix of the site's own locale, possibly empty, and those of the realm's other locales.
   */
  basename: string;
  otherBasenames: readonly string[];
  /** True for the address of a page that signs in or out: a viewer is not sent there. */
  isSignInPath: (path: string) => boolean;
  /** The pages that may go on after sign-in; absent when the realm does not have them. */
  entryPages: { signup?: string; purchase?: string };
  /** The default menu's page. */
  defaultPath: string;
  /** The realm's `auth.firstSignInSuffix`: a query or a hash. */
  firstSignInSuffix?: string;
}

export interface Destination {
  path: string;
  /** The path is of another locale of the realm: the browser loads it, not the router. */
  otherLocale: boolean;
}

/**
 * Decides where a viewer goes after signing in (spec 1 §2): on to sign-up or purchase when that was
 * their entry page, else back to where they came from, else to the default menu's page.
 */
export function destinationAfterSignIn(
  query: SignInQuery,
  context: DestinationContext,
  { firstSignIn = false }: { firstSignIn?: boolean } = {},
): Destination {
  const chosen = entryPage(query, context) ??
    cameFrom(query.from, context) ?? { path: context.defaultPath, otherLocale: false };
  const suffix = firstSignIn ? context.firstSignInSuffix : undefined;
  return suffix ? { ...chosen, path: withSuffix(chosen.path, suffix) } : chosen;
}

/**
 * Decides where the login page leads a viewer who confirms their address, perhaps in another session: on to the purchase that was
 * their entry page, else back to where they came from, which that page proves.
 */
export function destinationAfterConfirmation(
  query: SignInQuery,
  context: DestinationContext,
): string | undefined {
  const { purchase } = context.entryPages;
  const path = purchase && entryPage(query, { ...context, entryPages: { purchase } })?.path;
  return safeRedirect(path, context.origin, context.isSignInPath) ?? query.from;
}

/** Entry pages come by name or by path; the gift logins and every other one lead back to `from`. */
function entryPage(query: SignInQuery, context: DestinationContext): Destination | null {
  const asked = query.entryPage?.replace(/^\/+/, '');
  const path = (['signup', 'purchase'] as const)
    .filter((name) => asked === name || (asked && `/${asked}` === context.entryPages[name]))
    .map((name) => context.entryPages[name])[0];
  if (!path) return null;
  const carried = new URLSearchParams();
  if (query.licences) carried.set('licences', query.licences);
  if (query.voucher) carried.set('voucher', query.voucher);
  for (const name of ['redirectTo', 'from'] as const) {
    const safe = safeRedirect(query[name], context.origin, context.isSignInPath);
    if (safe) carried.set(name, safe);
  }
  const search = carried.toString();
  return { path: search ? `${path}?${search}` : path, otherLocale: false };
}

function cameFrom(from: string | undefined, context: DestinationContext): Destination | null {
  const path = safeRedirect(from, context.origin, context.isSignInPath);
  if (!path) return null;
  if (context.basename && startsWithSegment(path, context.basename)) {
    const rest = path.slice(context.basename.length);
    return { path: rest.startsWith('/') ? rest : `/${rest}`, otherLocale: false };
  }
  const otherLocale = context.otherBasenames.some(
    (prefix) => prefix && startsWithSegment(path, prefix),
  );
  return { path, otherLocale };
}

function startsWithSegment(path: string, segment: string): boolean {
  return path.startsWith(segment) && ['', '/', '?', '#'].includes(path.charAt(segment.length));
}

/** Adds a query or a hash to an address that may have either already. */
function withSuffix(address: string, suffix: string): string {
  const [before, hash] = splitAt(address, '#');
  const [query, newHash] = splitAt(suffix, '#');
  const joined = query ? `${before}${before.includes('?') ? '&' : '?'}${query.slice(1)}` : before;
  const end = newHash ?? hash;
  return end === undefined ? joined : `${joined}#${end}`;
}

function splitAt(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
