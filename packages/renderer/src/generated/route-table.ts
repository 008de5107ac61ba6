// Generated from schemas/routes by "npm run generate". Do not edit.

/** Who may see a page. `guest` pages send viewers away, `viewer` pages ask guests to sign in first. */
export type Audience = 'anyone' | 'guest' | 'viewer';

/**
 * Every route of the product in its language variants (spec 1 §2). A row is live in a site only when a feature provides
 * its page and the realm leaves its switch on.
 */
export const ROUTE_TABLE = {
  account: {
    paths: {"default":"/account","es":"/cuenta","pt":"/conta","debug":"/👤"},
    audience: 'viewer',
    feature: 'account',
  },
  activate: {
    paths: {"default":"/activate/:id","es":"/activar/:id","pt":"/ativar/:id","debug":"/🔓/:id"},
    audience: 'viewer',
    feature: 'deviceActivation',
  },
  browse: {
    paths: {"default":"/browse","es":"/explorar","pt":"/explorar","debug":"/🧭"},
    audience: 'anyone',
    feature: 'browse',
  },
  confirmReset: {
    paths: {"default":"/confirm-reset/:code","es":"/confirmar-restablecimiento/:code","pt":"/confirmar-redefinicao/:code","debug":"/✅🔁/:code"},
    audience: 'anyone',
    feature: 'parentalControl',
  },
  emailConfirmation: {
    paths: {"default":"/email-confirmation","es":"/confirmacion-de-correo","pt":"/confirmacao-de-email","debug":"/📧✅"},
    audience: 'anyone',
  },
  epg: {
    paths: {"default":"/epg","es":"/guia","pt":"/guia","debug":"/📺🗓️"},
    audience: 'anyone',
    feature: 'epg',
  },
  externalPage: {
    paths: {"default":"/externalpage/:pageId","es":"/pagina-externa/:pageId","pt":"/pagina-externa/:pageId","debug":"/🔗📄/:pageId"},
    audience: 'anyone',
    feature: 'externalPages',
  },
  favourites: {
    paths: {"default":"/favourites","es":"/favoritos","pt":"/favoritos","debug":"/⭐"},
    audience: 'viewer',
    feature: 'favourites',
  },
  fighters: {
    paths: {"default":"/fighters","es":"/luchadores","pt":"/lutadores","debug":"/🥊"},
    audience: 'anyone',
    feature: 'fighters',
  },
  fighter: {
    paths: {"default":"/fighters/:id","es":"/luchadores/:id","pt":"/lutadores/:id","debug":"/🥊/:id"},
    audience: 'anyone',
    feature: 'fighters',
  },
  gift: {
    paths: {"default":"/gift","es":"/regalo","pt":"/presente","debug":"/🎁"},
    audience: 'anyone',
    feature: 'gifts',
  },
  giftOne: {
    paths: {"default":"/gift/:giftId","es":"/regalo/:giftId","pt":"/presente/:giftId","debug":"/🎁/:giftId"},
    audience: 'anyone',
    feature: 'gifts',
  },
  giftLogin: {
    paths: {"default":"/gift/:giftId?/login","es":"/regalo/:giftId?/iniciar-sesion","pt":"/presente/:giftId?/entrar","debug":"/🎁/:giftId?/🔑"},
    audience: 'guest',
    feature: 'gifts',
  },
  giftLoginRedirect: {
    paths: {"default":"/gift/:giftId?/login/redirect","es":"/regalo/:giftId?/iniciar-sesion/redirigir","pt":"/presente/:giftId?/entrar/redirecionar","debug":"/🎁/:giftId?/🔑/↪️"},
    audience: 'anyone',
    feature: 'gifts',
  },
  giftPay: {
    paths: {"default":"/gift/:giftId?/pay","es":"/regalo/:giftId?/pagar","pt":"/presente/:giftId?/pagar","debug":"/🎁/:giftId?/💳"},
    audience: 'anyone',
    feature: 'gifts',
  },
  giftRedeemLogin: {
    paths: {"default":"/gift/redeem/:redeemCode/login","es":"/regalo/canjear/:redeemCode/iniciar-sesion","pt":"/presente/resgatar/:redeemCode/entrar","debug":"/🎁/🎟️/:redeemCode/🔑"},
    audience: 'guest',
    feature: 'gifts',
  },
  giftRedeemRegister: {
    paths: {"default":"/gift/redeem/:redeemCode/register","es":"/regalo/canjear/:redeemCode/registro","pt":"/presente/resgatar/:redeemCode/cadastro","debug":"/🎁/🎟️/:redeemCode/📝"},
    audience: 'guest',
    feature: 'gifts',
  },
  redeem: {
    paths: {"default":"/redeem","es":"/canjear","pt":"/resgatar","debug":"/🎟️"},
    audience: 'anyone',
    feature: 'gifts',
  },
  grid: {
    paths: {"default":"/grid","es":"/cuadricula","pt":"/grade","debug":"/🔲"},
    audience: 'anyone',
    feature: 'browse',
  },
  history: {
    paths: {"default":"/history","es":"/historial","pt":"/historico","debug":"/🕘"},
    audience: 'viewer',
    feature: 'history',
  },
  home: {
    paths: {"default":"/home","es":"/inicio","pt":"/inicio","debug":"/🏠"},
    audience: 'anyone',
  },
  impersonate: {
    paths: {"default":"/impersonate/:token","es":"/suplantar/:token","pt":"/personificar/:token","debug":"/🎭/:token"},
    audience: 'anyone',
    feature: 'impersonation',
  },
  interstitial: {
    paths: {"default":"/interstitial/:eventId","es":"/antesala/:eventId","pt":"/antessala/:eventId","debug":"/⏳/:eventId"},
    audience: 'anyone',
    feature: 'live',
  },
  licenceRedirect: {
    paths: {"default":"/licence-redirect","es":"/redireccion-de-licencia","pt":"/redirecionamento-de-licenca","debug":"/📜↪️"},
    audience: 'anyone',
  },
  liveNow: {
    paths: {"default":"/livenow","es":"/en-vivo","pt":"/ao-vivo","debug":"/🔴"},
    audience: 'anyone',
    feature: 'live',
  },
  live: {
    paths: {"default":"/live/:eventId/:eventTitle?","es":"/directo/:eventId/:eventTitle?","pt":"/direto/:eventId/:eventTitle?","debug":"/📡/:eventId/:eventTitle?"},
    audience: 'anyone',
    feature: 'live',
  },
  watchTogether: {
    paths: {"default":"/live/:eventId/watch-together","es":"/directo/:eventId/ver-juntos","pt":"/direto/:eventId/ver-juntos","debug":"/📡/:eventId/👫"},
    audience: 'viewer',
    feature: 'watchTogether',
  },
  login: {
    paths: {"default":"/login","es":"/iniciar-sesion","pt":"/entrar","debug":"/🔑"},
    audience: 'guest',
  },
  loginReturn: {
    paths: {"default":"/login/:authProvider/:clientName?","es":"/iniciar-sesion/:authProvider/:clientName?","pt":"/entrar/:authProvider/:clientName?","debug":"/🔑/:authProvider/:clientName?"},
    audience: 'anyone',
  },
  loginRequestPassword: {
    paths: {"default":"/login/request-password","es":"/iniciar-sesion/solicitar-contrasena","pt":"/entrar/solicitar-senha","debug":"/🔑/🙋"},
    audience: 'guest',
  },
  loginResetPassword: {
    paths: {"default":"/login/resetpwd","es":"/iniciar-sesion/restablecer-contrasena","pt":"/entrar/redefinir-senha","debug":"/🔑/🔁"},
    audience: 'guest',
  },
  magicLink: {
    paths: {"default":"/login/magic-link","es":"/iniciar-sesion/enlace-magico","pt":"/entrar/link-magico","debug":"/🔑/🪄"},
    audience: 'guest',
  },
  loginApple: {
    paths: {"default":"/login/apple","es":"/iniciar-sesion/apple","pt":"/entrar/apple","debug":"/🔑/🍎"},
    audience: 'guest',
  },
  loginFacebook: {
    paths: {"default":"/login/facebook","es":"/iniciar-sesion/facebook","pt":"/entrar/facebook","debug":"/🔑/📘"},
    audience: 'guest',
  },
  loginGoogle: {
    paths: {"default":"/login/google","es":"/iniciar-sesion/google","pt":"/entrar/google","debug":"/🔑/🔎"},
    audience: 'guest',
  },
  loginFirebase: {
    paths: {"default":"/login/firebase","es":"/iniciar-sesion/firebase","pt":"/entrar/firebase","debug":"/🔑/🔥"},
    audience: 'guest',
  },
  loginGigya: {
    paths: {"default":"/login/GIGYA","es":"/iniciar-sesion/GIGYA","pt":"/entrar/GIGYA","debug":"/🔑/🪪"},
    audience: 'guest',
  },
  loginPbr: {
    paths: {"default":"/login/pbr","es":"/iniciar-sesion/pbr","pt":"/entrar/pbr","debug":"/🔑/🐂"},
    audience: 'guest',
  },
  loginSptv: {
    paths: {"default":"/login/sptv","es":"/iniciar-sesion/sptv","pt":"/entrar/sptv","debug":"/🔑/⚽"},
    audience: 'guest',
  },
  loginOpin: {
    paths: {"default":"/login/opin","es":"/iniciar-sesion/opin","pt":"/entrar/opin","debug":"/🔑/🤝"},
    audience: 'guest',
  },
  loginOpenId: {
    paths: {"default":"/login/openid/:clientName","es":"/iniciar-sesion/openid/:clientName","pt":"/entrar/openid/:clientName","debug":"/🔑/🆔/:clientName"},
    audience: 'guest',
  },
  logout: {
    paths: {"default":"/logout","es":"/cerrar-sesion","pt":"/sair","debug":"/👋"},
    audience: 'anyone',
  },
  signup: {
    paths: {"default":"/signup","es":"/registro","pt":"/cadastro","debug":"/📝"},
    audience: 'guest',
    feature: 'signup',
  },
  requestNewPassword: {
    paths: {"default":"/requestnewpwd","es":"/solicitar-nueva-contrasena","pt":"/solicitar-nova-senha","debug":"/🙋🔑"},
    audience: 'guest',
  },
  resetPassword: {
    paths: {"default":"/resetpwd","es":"/restablecer-contrasena","pt":"/redefinir-senha","debug":"/🔁🔑"},
    audience: 'guest',
  },
  mobileExternal: {
    paths: {"default":"/mobile-external","es":"/movil-externo","pt":"/movel-externo","debug":"/📱↗️"},
    audience: 'anyone',
    feature: 'mobileExternal',
  },
  multiVideo: {
    paths: {"default":"/multi-video/:eventId","es":"/multivideo/:eventId","pt":"/multivideo/:eventId","debug":"/🎛️/:eventId"},
    audience: 'viewer',
    feature: 'multiView',
  },
  brandedAccount: {
    paths: {"default":"/my-account","es":"/mi-cuenta","pt":"/minha-conta","debug":"/🏷️👤"},
    audience: 'viewer',
    feature: 'account',
  },
  news: {
    paths: {"default":"/news","es":"/noticias","pt":"/noticias","debug":"/📰"},
    audience: 'anyone',
    feature: 'news',
  },
  newsItem: {
    paths: {"default":"/news/:feedName/:newId","es":"/noticias/:feedName/:newId","pt":"/noticias/:feedName/:newId","debug":"/📰/:feedName/:newId"},
    audience: 'anyone',
    feature: 'news',
  },
  oauth: {
    paths: {"default":"/oauth/:provider","es":"/oauth/:provider","pt":"/oauth/:provider","debug":"/🛂/:provider"},
    audience: 'anyone',
  },
  oauthApp: {
    paths: {"default":"/oauth/:provider/:appname","es":"/oauth/:provider/:appname","pt":"/oauth/:provider/:appname","debug":"/🛂/:provider/:appname"},
    audience: 'anyone',
  },
  pay: {
    paths: {"default":"/pay","es":"/pagar","pt":"/pagar","debug":"/💳"},
    audience: 'viewer',
    feature: 'purchase',
  },
  payReturn: {
    paths: {"default":"/pay/:providerId","es":"/pagar/:providerId","pt":"/pagar/:providerId","debug":"/💳/:providerId"},
    audience: 'anyone',
    feature: 'purchase',
  },
  paymentAuthorization: {
    paths: {"default":"/payment-authorization","es":"/autorizacion-de-pago","pt":"/autorizacao-de-pagamento","debug":"/💳🛡️"},
    audience: 'anyone',
    feature: 'purchase',
  },
  paymentUpdate: {
    paths: {"default":"/payment-update/:licenceId","es":"/actualizar-pago/:licenceId","pt":"/atualizar-pagamento/:licenceId","debug":"/💳🔁/:licenceId"},
    audience: 'viewer',
    feature: 'purchase',
  },
  payment: {
    paths: {"default":"/payment/:id","es":"/pago/:id","pt":"/pagamento/:id","debug":"/🧾/:id"},
    audience: 'viewer',
    feature: 'purchase',
  },
  purchase: {
    paths: {"default":"/purchase","es":"/comprar","pt":"/comprar","debug":"/🛒"},
    audience: 'anyone',
    feature: 'purchase',
  },
  playlist: {
    paths: {"default":"/playlist/:playlistId/:playlistTitle?","es":"/lista/:playlistId/:playlistTitle?","pt":"/lista/:playlistId/:playlistTitle?","debug":"/🎶/:playlistId/:playlistTitle?"},
    audience: 'anyone',
    feature: 'playlists',
  },
  plugin: {
    paths: {"default":"/plugin/:id","es":"/complemento/:id","pt":"/complemento/:id","debug":"/🧩/:id"},
    audience: 'anyone',
    feature: 'plugins',
  },
  preferences: {
    paths: {"default":"/preferences","es":"/preferencias","pt":"/preferencias","debug":"/⚙️"},
    audience: 'viewer',
    feature: 'preferences',
  },
  profiles: {
    paths: {"default":"/profiles","es":"/perfiles","pt":"/perfis","debug":"/👥"},
    audience: 'viewer',
    feature: 'profiles',
  },
  providers: {
    paths: {"default":"/providers/:result?/:device?","es":"/proveedores/:result?/:device?","pt":"/operadoras/:result?/:device?","debug":"/📡🏢/:result?/:device?"},
    audience: 'anyone',
    feature: 'tvProviders',
  },
  releases: {
    paths: {"default":"/releases","es":"/estrenos","pt":"/lancamentos","debug":"/🆕"},
    audience: 'anyone',
    feature: 'releases',
  },
  schedule: {
    paths: {"default":"/schedule","es":"/calendario","pt":"/agenda","debug":"/🗓️"},
    audience: 'anyone',
    feature: 'schedule',
  },
  search: {
    paths: {"default":"/search","es":"/buscar","pt":"/buscar","debug":"/🔍"},
    audience: 'anyone',
    feature: 'search',
  },
  season: {
    paths: {"default":"/season/:seasonId/:seasonTitle?","es":"/temporada/:seasonId/:seasonTitle?","pt":"/temporada/:seasonId/:seasonTitle?","debug":"/📆/:seasonId/:seasonTitle?"},
    audience: 'anyone',
    feature: 'series',
  },
  section: {
    paths: {"default":"/section/:id","es":"/seccion/:id","pt":"/secao/:id","debug":"/🗂️/:id"},
    audience: 'anyone',
    feature: 'sections',
  },
  series: {
    paths: {"default":"/series/:seriesId/:seriesTitle?","es":"/series/:seriesId/:seriesTitle?","pt":"/series/:seriesId/:seriesTitle?","debug":"/📚/:seriesId/:seriesTitle?"},
    audience: 'anyone',
    feature: 'series',
  },
  tvLogin: {
    paths: {"default":"/tv-login/:tvAuthType?","es":"/acceso-tv/:tvAuthType?","pt":"/acesso-tv/:tvAuthType?","debug":"/📺🔑/:tvAuthType?"},
    audience: 'anyone',
    feature: 'deviceActivation',
  },
  upcoming: {
    paths: {"default":"/upcoming","es":"/proximamente","pt":"/em-breve","debug":"/🔜"},
    audience: 'anyone',
    feature: 'upcoming',
  },
  video: {
    paths: {"default":"/video/:eventId/:eventTitle?","es":"/video/:eventId/:eventTitle?","pt":"/video/:eventId/:eventTitle?","debug":"/🎬/:eventId/:eventTitle?"},
    audience: 'anyone',
    feature: 'video',
  },
  watchlists: {
    paths: {"default":"/watchlists","es":"/mis-listas","pt":"/minhas-listas","debug":"/📋"},
    audience: 'viewer',
    feature: 'watchlists',
  },
  root: {
    paths: {"default":"/","es":"/","pt":"/","debug":"/"},
    audience: 'anyone',
  },
  adminNotFoundPreview: {
    paths: {"default":"/_admin/404-preview","es":"/_admin/404-preview","pt":"/_admin/404-preview","debug":"/🛠️/404"},
    audience: 'anyone',
    feature: 'adminPreviews',
  },
  adminCancellationPromoPreview: {
    paths: {"default":"/_admin/cancellation-promo-preview","es":"/_admin/cancellation-promo-preview","pt":"/_admin/cancellation-promo-preview","debug":"/🛠️/💔"},
    audience: 'anyone',
    feature: 'adminPreviews',
  },
  adminNavbarPreview: {
    paths: {"default":"/_admin/navbar-preview","es":"/_admin/navbar-preview","pt":"/_admin/navbar-preview","debug":"/🛠️/🧭"},
    audience: 'anyone',
    feature: 'adminPreviews',
  },
  adminPluginPreview: {
    paths: {"default":"/_admin/plugin-preview","es":"/_admin/plugin-preview","pt":"/_admin/plugin-preview","debug":"/🛠️/🧩"},
    audience: 'anyone',
    feature: 'adminPreviews',
  },
  adminPreview: {
    paths: {"default":"/_admin/preview","es":"/_admin/preview","pt":"/_admin/preview","debug":"/🛠️/👁️"},
    audience: 'anyone',
    feature: 'adminPreviews',
  },
  adminSectionPreview: {
    paths: {"default":"/_admin/section-preview","es":"/_admin/section-preview","pt":"/_admin/section-preview","debug":"/🛠️/🗂️"},
    audience: 'anyone',
    feature: 'adminPreviews',
  },
} as const;
