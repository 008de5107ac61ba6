// The surface of Facebook's SDK for JavaScript: https://developers.facebook.com/docs/javascript/reference
let configuration;
let current = null;

const home = new URL('../', source).href;
const nobody = { status: 'unknown', authResponse: null };

function init(given) {
  checkOptions('init', given);
  if (!/^v\d+\.\d+$/.test(given.version ?? '')) {
    throw new Error('init not called with valid version');
  }
  configuration = given;
}

function login(callback, options = {}) {
  checkOptions('login', options);
  if (!configuration) {
    console.error('FB.login() called before FB.init().');
    return;
  }
  const code = options.response_type === 'code' && options.override_default_response_type;
  const opened = openWindow(
    withQuery(`${home}${configuration.version}/dialog/oauth`, {
      client_id: configuration.appId,
      scope: options.scope ?? '',
      response_type: code ? 'code' : 'token,signed_request',
      display: 'popup',
      origin: location.origin,
    }),
    'standin-facebook',
  );
  // The SDK reports nothing of a window that the browser does not let open.
  if (!opened) return;
  void answerOf(opened).then((answer) => {
    if (answer.closed) return callback(nobody);
    if (answer.error) return callback({ status: 'not_authorized', authResponse: null });
    current = { userID: null, expiresIn: null, ...answer };
    callback({ status: 'connected', authResponse: current });
  });
}

window.FB = {
  init,
  login,
  logout(callback) {
    current = null;
    callback?.(nobody);
  },
  getLoginStatus: (callback) =>
    callback(current ? { status: 'connected', authResponse: current } : nobody),
  getAuthResponse: () => current,
  api() {},
  ui() {},
};
window.fbAsyncInit?.();
