// The surface of Google Identity Services: https://developers.google.com/identity/gsi/web/reference/js-reference
let configuration;

// As the vendor's script does: its style sheet beside it, and the button's own styles inline unless they are there.
const STYLES = 'googleidentityservice_button_styles';
if (!document.getElementById('googleidentityservice')) {
  const link = document.createElement('link');
  link.id = 'googleidentityservice';
  link.rel = 'stylesheet';
  link.href = new URL('style', source).href;
  document.head.append(link);
}
if (!document.getElementById(STYLES)) {
  const style = document.createElement('style');
  style.id = STYLES;
  style.textContent = '.standin-gsi{border:0}';
  document.head.append(style);
}

function initialize(given) {
  checkOptions('initialize', given);
  configuration = given;
}

function renderButton(parent, options) {
  checkOptions('renderButton', options);
  if (!configuration) {
    console.error('[GSI_LOGGER]: Failed to render button before calling initialize().');
    return;
  }
  const { client_id, nonce = '', callback } = configuration;
  const width = Math.min(400, Math.max(200, options.width ?? 240));
  const frame = document.createElement('iframe');
  frame.title = 'Sign in with Google Button';
  frame.width = String(width);
  frame.height = '44';
  frame.className = 'standin-gsi';
  frame.src = withQuery(new URL('button', source).href, {
    client_id,
    nonce,
    origin: location.origin,
    width: String(width),
    text: options.text ?? 'signin_with',
    theme: options.theme ?? 'outline',
    locale: options.locale ?? '',
  });
  addEventListener('message', function hear({ source: from, origin, data }) {
    if (!frame.isConnected) return removeEventListener('message', hear);
    if (from !== frame.contentWindow || origin !== new URL(source).origin) return;
    if (data.clicked) options.click_listener?.();
    else callback?.({ credential: data.credential, select_by: 'btn' });
  });
  parent.replaceChildren(frame);
}

window.google = {
  ...window.google,
  accounts: { id: { initialize, renderButton, cancel() {}, disableAutoSelect() {} } },
};
