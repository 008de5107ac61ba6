import { describe, expect, it } from 'vitest';
import { ROUTE_TABLE, type RoutePaths } from './route-table';

/** The route table of spec 1 §2, as it is written there. */
const specified = `
/account /activate/:id /browse /confirm-reset/:code /email-confirmation /epg /externalpage/:pageId /favourites
/fighters /fighters/:id /gift /gift/:giftId /gift/:giftId?/login /gift/:giftId?/login/redirect /gift/:giftId?/pay
/gift/redeem/:redeemCode/login /gift/redeem/:redeemCode/register /redeem /grid /history /home /impersonate/:token
/interstitial/:eventId /licence-redirect /livenow /live/:eventId/:eventTitle? /live/:eventId/watch-together
/login /login/:authProvider/:clientName? /login/request-password /login/resetpwd /login/magic-link /logout /signup
/requestnewpwd /resetpwd /mobile-external /multi-video/:eventId /news /news/:feedName/:newId /oauth/:provider
/oauth/:provider/:appname /pay /pay/:providerId /payment-authorization /payment-update/:licenceId /payment/:id
/purchase /playlist/:playlistId/:playlistTitle? /plugin/:id /preferences /profiles /providers/:result?/:device?
/releases /schedule /search /season/:seasonId/:seasonTitle? /section/:id /series/:seriesId/:seriesTitle?
/tv-login/:tvAuthType? /upcoming /video/:eventId/:eventTitle? /watchlists /
/_admin/404-preview /_admin/cancellation-promo-preview /_admin/navbar-preview /_admin/plugin-preview
/_admin/preview /_admin/section-preview
/login/apple /login/facebook /login/google /login/firebase /login/GIGYA /login/pbr /login/sptv /login/opin
/login/openid/:clientName
`
  .trim()
  .split(/\s+/);

const rows = Object.entries<{ paths: RoutePaths }>(ROUTE_TABLE);
const parametersOf = (path: string) =>
  path
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .sort();

describe('the route table', () => {
  it('has every path of the specification, once', () => {
    const paths = rows.map(([, row]) => row.paths.default);
    expect(new Set(paths).size).toBe(paths.length);
    expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('adds nothing to the specification but the branded account route, whose path the realm names', () => {
    const extra = rows.filter(([, row]) => !specified.includes(row.paths.default));
    expect(extra.map(([name]) => name)).toEqual(['brandedAccount']);
  });

  it.each(rows)(
    '[1.2-001] [1.2-002] %s has one path in each variant, with the same parameters',
    (_name, row) => {
      const parameters = parametersOf(row.paths.default);
      for (const variant of ['es', 'pt', 'debug'] as const) {
        expect(row.paths[variant]).toMatch(/^\//);
        expect(parametersOf(row.paths[variant])).toEqual(parameters);
      }
    },
  );
});
