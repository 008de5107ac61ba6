import type { FeatureSwitch, PathVariant, RouteName } from '@marquee/realm';

/** Who may see a page. `guest` pages send viewers away, `viewer` pages ask guests to sign in first. */
export type Audience = 'anyone' | 'guest' | 'viewer';

/** One path a language variant, without the locale's prefix; optional segments end in `?`. */
export type RoutePaths = Record<PathVariant, string>;

export interface RouteRow {
  readonly paths: RoutePaths;
  readonly audience: Audience;
  /** The realm's switch that turns the page on; a row without one is always on. */
  readonly feature?: FeatureSwitch;
}

type Variants<Default extends string> = Omit<RoutePaths, 'default'> & { default: Default };

function row<const Path extends string>(
  path: Path,
  es: string,
  pt: string,
  debug: string,
  audience: Audience = 'anyone',
  feature?: FeatureSwitch,
): { paths: Variants<Path>; audience: Audience; feature?: FeatureSwitch } {
  return { paths: { default: path, es, pt, debug }, audience, ...(feature ? { feature } : {}) };
}

/**
 * Every route of the product in its four path variants (spec 1 §2). A row is live in a site only when a
 * feature provides its page and the realm leaves its switch on.
 */
export const ROUTE_TABLE = {
  root: row('/', '/', '/', '/'),
  home: row('/home', '/inicio', '/inicio', '/🏠'),
  account: row('/account', '/cuenta', '/conta', '/👤', 'viewer', 'account'),
  activate: row(
    '/activate/:id',
    '/activar/:id',
    '/ativar/:id',
    '/🔓/:id',
    'viewer',
    'deviceActivation',
  ),
  browse: row('/browse', '/explorar', '/explorar', '/🧭', 'anyone', 'browse'),
  confirmReset: row(
    '/confirm-reset/:code',
    '/confirmar-restablecimiento/:code',
    '/confirmar-redefinicao/:code',
    '/✅🔁/:code',
    'anyone',
    'parentalControl',
  ),
  emailConfirmation: row(
    '/email-confirmation',
    '/confirmacion-de-correo',
    '/confirmacao-de-email',
    '/📧✅',
  ),
  epg: row('/epg', '/guia', '/guia', '/📺🗓️', 'anyone', 'epg'),
  externalPage: row(
    '/externalpage/:pageId',
    '/pagina-externa/:pageId',
    '/pagina-externa/:pageId',
    '/🔗📄/:pageId',
    'anyone',
    'externalPages',
  ),
  favourites: row('/favourites', '/favoritos', '/favoritos', '/⭐', 'viewer', 'favourites'),
  fighters: row('/fighters', '/luchadores', '/lutadores', '/🥊', 'anyone', 'fighters'),
  fighter: row(
    '/fighters/:id',
    '/luchadores/:id',
    '/lutadores/:id',
    '/🥊/:id',
    'anyone',
    'fighters',
  ),
  gift: row('/gift', '/regalo', '/presente', '/🎁', 'anyone', 'gifts'),
  giftOne: row(
    '/gift/:giftId',
    '/regalo/:giftId',
    '/presente/:giftId',
    '/🎁/:giftId',
    'anyone',
    'gifts',
  ),
  giftLogin: row(
    '/gift/:giftId?/login',
    '/regalo/:giftId?/iniciar-sesion',
    '/presente/:giftId?/entrar',
    '/🎁/:giftId?/🔑',
    'guest',
    'gifts',
  ),
  giftLoginRedirect: row(
    '/gift/:giftId?/login/redirect',
    '/regalo/:giftId?/iniciar-sesion/redirigir',
    '/presente/:giftId?/entrar/redirecionar',
    '/🎁/:giftId?/🔑/↪️',
    'anyone',
    'gifts',
  ),
  giftPay: row(
    '/gift/:giftId?/pay',
    '/regalo/:giftId?/pagar',
    '/presente/:giftId?/pagar',
    '/🎁/:giftId?/💳',
    'anyone',
    'gifts',
  ),
  giftRedeemLogin: row(
    '/gift/redeem/:redeemCode/login',
    '/regalo/canjear/:redeemCode/iniciar-sesion',
    '/presente/resgatar/:redeemCode/entrar',
    '/🎁/🎟️/:redeemCode/🔑',
    'guest',
    'gifts',
  ),
  giftRedeemRegister: row(
    '/gift/redeem/:redeemCode/register',
    '/regalo/canjear/:redeemCode/registro',
    '/presente/resgatar/:redeemCode/cadastro',
    '/🎁/🎟️/:redeemCode/📝',
    'guest',
    'gifts',
  ),
  redeem: row('/redeem', '/canjear', '/resgatar', '/🎟️', 'anyone', 'gifts'),
  grid: row('/grid', '/cuadricula', '/grade', '/🔲', 'anyone', 'browse'),
  history: row('/history', '/historial', '/historico', '/🕘', 'viewer', 'history'),
  impersonate: row(
    '/impersonate/:token',
    '/suplantar/:token',
    '/personificar/:token',
    '/🎭/:token',
    'anyone',
    'impersonation',
  ),
  interstitial: row(
    '/interstitial/:eventId',
    '/antesala/:eventId',
    '/antessala/:eventId',
    '/⏳/:eventId',
    'anyone',
    'live',
  ),
  licenceRedirect: row(
    '/licence-redirect',
    '/redireccion-de-licencia',
    '/redirecionamento-de-licenca',
    '/📜↪️',
  ),
  liveNow: row('/livenow', '/en-vivo', '/ao-vivo', '/🔴', 'anyone', 'live'),
  live: row(
    '/live/:eventId/:eventTitle?',
    '/directo/:eventId/:eventTitle?',
    '/direto/:eventId/:eventTitle?',
    '/📡/:eventId/:eventTitle?',
    'anyone',
    'live',
  ),
  watchTogether: row(
    '/live/:eventId/watch-together',
    '/directo/:eventId/ver-juntos',
    '/direto/:eventId/ver-juntos',
    '/📡/:eventId/👫',
    'viewer',
    'watchTogether',
  ),
  login: row('/login', '/iniciar-sesion', '/entrar', '/🔑', 'guest'),
  loginApple: row('/login/apple', '/iniciar-sesion/apple', '/entrar/apple', '/🔑/🍎', 'guest'),
  loginFacebook: row(
    '/login/facebook',
    '/iniciar-sesion/facebook',
    '/entrar/facebook',
    '/🔑/📘',
    'guest',
  ),
  loginGoogle: row('/login/google', '/iniciar-sesion/google', '/entrar/google', '/🔑/🔎', 'guest'),
  loginFirebase: row(
    '/login/firebase',
    '/iniciar-sesion/firebase',
    '/entrar/firebase',
    '/🔑/🔥',
    'guest',
  ),
  loginGigya: row('/login/GIGYA', '/iniciar-sesion/GIGYA', '/entrar/GIGYA', '/🔑/🪪', 'guest'),
  loginPbr: row('/login/pbr', '/iniciar-sesion/pbr', '/entrar/pbr', '/🔑/🐂', 'guest'),
  loginSptv: row('/login/sptv', '/iniciar-sesion/sptv', '/entrar/sptv', '/🔑/⚽', 'guest'),
  loginOpin: row('/login/opin', '/iniciar-sesion/opin', '/entrar/opin', '/🔑/🤝', 'guest'),
  loginOpenId: row(
    '/login/openid/:clientName',
    '/iniciar-sesion/openid/:clientName',
    '/entrar/openid/:clientName',
    '/🔑/🆔/:clientName',
    'guest',
  ),
  loginReturn: row(
    '/login/:authProvider/:clientName?',
    '/iniciar-sesion/:authProvider/:clientName?',
    '/entrar/:authProvider/:clientName?',
    '/🔑/:authProvider/:clientName?',
    'anyone',
  ),
  loginRequestPassword: row(
    '/login/request-password',
    '/iniciar-sesion/solicitar-contrasena',
    '/entrar/solicitar-senha',
    '/🔑/🙋',
    'guest',
  ),
  loginResetPassword: row(
    '/login/resetpwd',
    '/iniciar-sesion/restablecer-contrasena',
    '/entrar/redefinir-senha',
    '/🔑/🔁',
    'guest',
  ),
  magicLink: row(
    '/login/magic-link',
    '/iniciar-sesion/enlace-magico',
    '/entrar/link-magico',
    '/🔑/🪄',
    'guest',
  ),
  logout: row('/logout', '/cerrar-sesion', '/sair', '/👋'),
  signup: row('/signup', '/registro', '/cadastro', '/📝', 'guest', 'signup'),
  requestNewPassword: row(
    '/requestnewpwd',
    '/solicitar-nueva-contrasena',
    '/solicitar-nova-senha',
    '/🙋🔑',
    'guest',
  ),
  resetPassword: row('/resetpwd', '/restablecer-contrasena', '/redefinir-senha', '/🔁🔑', 'guest'),
  mobileExternal: row(
    '/mobile-external',
    '/movil-externo',
    '/movel-externo',
    '/📱↗️',
    'anyone',
    'mobileExternal',
  ),
  multiVideo: row(
    '/multi-video/:eventId',
    '/multivideo/:eventId',
    '/multivideo/:eventId',
    '/🎛️/:eventId',
    'viewer',
    'multiView',
  ),
  brandedAccount: row('/my-account', '/mi-cuenta', '/minha-conta', '/🏷️👤', 'viewer', 'account'),
  news: row('/news', '/noticias', '/noticias', '/📰', 'anyone', 'news'),
  newsItem: row(
    '/news/:feedName/:newId',
    '/noticias/:feedName/:newId',
    '/noticias/:feedName/:newId',
    '/📰/:feedName/:newId',
    'anyone',
    'news',
  ),
  oauth: row('/oauth/:provider', '/oauth/:provider', '/oauth/:provider', '/🛂/:provider'),
  oauthApp: row(
    '/oauth/:provider/:appname',
    '/oauth/:provider/:appname',
    '/oauth/:provider/:appname',
    '/🛂/:provider/:appname',
  ),
  pay: row('/pay', '/pagar', '/pagar', '/💳', 'viewer', 'purchase'),
  payReturn: row(
    '/pay/:providerId',
    '/pagar/:providerId',
    '/pagar/:providerId',
    '/💳/:providerId',
    'anyone',
    'purchase',
  ),
  paymentAuthorization: row(
    '/payment-authorization',
    '/autorizacion-de-pago',
    '/autorizacao-de-pagamento',
    '/💳🛡️',
    'anyone',
    'purchase',
  ),
  paymentUpdate: row(
    '/payment-update/:licenceId',
    '/actualizar-pago/:licenceId',
    '/atualizar-pagamento/:licenceId',
    '/💳🔁/:licenceId',
    'viewer',
    'purchase',
  ),
  payment: row('/payment/:id', '/pago/:id', '/pagamento/:id', '/🧾/:id', 'viewer', 'purchase'),
  purchase: row('/purchase', '/comprar', '/comprar', '/🛒', 'anyone', 'purchase'),
  playlist: row(
    '/playlist/:playlistId/:playlistTitle?',
    '/lista/:playlistId/:playlistTitle?',
    '/lista/:playlistId/:playlistTitle?',
    '/🎶/:playlistId/:playlistTitle?',
    'anyone',
    'playlists',
  ),
  plugin: row(
    '/plugin/:id',
    '/complemento/:id',
    '/complemento/:id',
    '/🧩/:id',
    'anyone',
    'plugins',
  ),
  preferences: row('/preferences', '/preferencias', '/preferencias', '/⚙️', 'viewer', 'preferences'),
  profiles: row('/profiles', '/perfiles', '/perfis', '/👥', 'viewer', 'profiles'),
  providers: row(
    '/providers/:result?/:device?',
    '/proveedores/:result?/:device?',
    '/operadoras/:result?/:device?',
    '/📡🏢/:result?/:device?',
    'anyone',
    'tvProviders',
  ),
  releases: row('/releases', '/estrenos', '/lancamentos', '/🆕', 'anyone', 'releases'),
  schedule: row('/schedule', '/calendario', '/agenda', '/🗓️', 'anyone', 'schedule'),
  search: row('/search', '/buscar', '/buscar', '/🔍', 'anyone', 'search'),
  season: row(
    '/season/:seasonId/:seasonTitle?',
    '/temporada/:seasonId/:seasonTitle?',
    '/temporada/:seasonId/:seasonTitle?',
    '/📆/:seasonId/:seasonTitle?',
    'anyone',
    'series',
  ),
  section: row('/section/:id', '/seccion/:id', '/secao/:id', '/🗂️/:id', 'anyone', 'sections'),
  series: row(
    '/series/:seriesId/:seriesTitle?',
    '/series/:seriesId/:seriesTitle?',
    '/series/:seriesId/:seriesTitle?',
    '/📚/:seriesId/:seriesTitle?',
    'anyone',
    'series',
  ),
  tvLogin: row(
    '/tv-login/:tvAuthType?',
    '/acceso-tv/:tvAuthType?',
    '/acesso-tv/:tvAuthType?',
    '/📺🔑/:tvAuthType?',
    'anyone',
    'deviceActivation',
  ),
  upcoming: row('/upcoming', '/proximamente', '/em-breve', '/🔜', 'anyone', 'upcoming'),
  video: row(
    '/video/:eventId/:eventTitle?',
    '/video/:eventId/:eventTitle?',
    '/video/:eventId/:eventTitle?',
    '/🎬/:eventId/:eventTitle?',
    'anyone',
    'video',
  ),
  watchlists: row('/watchlists', '/mis-listas', '/minhas-listas', '/📋', 'viewer', 'watchlists'),
  adminNotFoundPreview: row(
    '/_admin/404-preview',
    '/_admin/404-preview',
    '/_admin/404-preview',
    '/🛠️/404',
    'anyone',
    'adminPreviews',
  ),
  adminCancellationPromoPreview: row(
    '/_admin/cancellation-promo-preview',
    '/_admin/cancellation-promo-preview',
    '/_admin/cancellation-promo-preview',
    '/🛠️/💔',
    'anyone',
    'adminPreviews',
  ),
  adminNavbarPreview: row(
    '/_admin/navbar-preview',
    '/_admin/navbar-preview',
    '/_admin/navbar-preview',
    '/🛠️/🧭',
    'anyone',
    'adminPreviews',
  ),
  adminPluginPreview: row(
    '/_admin/plugin-preview',
    '/_admin/plugin-preview',
    '/_admin/plugin-preview',
    '/🛠️/🧩',
    'anyone',
    'adminPreviews',
  ),
  adminPreview: row(
    '/_admin/preview',
    '/_admin/preview',
    '/_admin/preview',
    '/🛠️/👁️',
    'anyone',
    'adminPreviews',
  ),
  adminSectionPreview: row(
    '/_admin/section-preview',
    '/_admin/section-preview',
    '/_admin/section-preview',
    '/🛠️/🗂️',
    'anyone',
    'adminPreviews',
  ),
} as const satisfies Record<RouteName, RouteRow>;

type Table = typeof ROUTE_TABLE;

/** Parameter names of a path: required ones as strings, optional ones (`:id?`) as optional strings. */
export type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Path extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;

/** The parameters that a route of the table takes. */
export type RouteParams<Name extends RouteName> = ParamsOf<Table[Name]['paths']['default']>;
