import type { RouteName } from '@marquee/realm';
import { defineFeature, type FeatureManifest, type RouteHandle } from '@marquee/renderer';
import { useMatches } from 'react-router-dom';

const noLabels = async () => ({ default: {} });

function NamedPage() {
  // The renderer writes every page's handle.
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return <h1>The {handle?.name} page</h1>;
}

/** A feature of pages that show their names. */
export const pagesFor = (...names: RouteName[]): FeatureManifest =>
  defineFeature({
    name: names.join(),
    routes: names.map((name) => ({ name, load: async () => ({ Page: NamedPage }) })),
    labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
  });

/** A page for every route that signs in or out, and some that do not. */
export const everySignInPage = pagesFor(
  ...(['login', 'logout', 'signup', 'loginApple', 'loginReturn', 'loginRequestPassword'] as const),
  ...(['loginResetPassword', 'requestNewPassword', 'resetPassword', 'magicLink'] as const),
  ...(['giftLogin', 'giftLoginRedirect', 'giftRedeemLogin', 'giftRedeemRegister'] as const),
  ...(['oauth', 'oauthApp', 'impersonate', 'loginOpenId', 'loginGoogle'] as const),
  ...(['home', 'news', 'giftOne', 'giftPay', 'purchase', 'live', 'account'] as const),
);
