// The surface of Sign in with Apple JS: https://developer.apple.com/documentation/signinwithapplejs
let configuration;
let giveUp;

const [home] = source.split('/appleauth/');

function init(given) {
  checkOptions('init', given);
  configuration = { ...configuration, ...given };
}

function fail(error) {
  document.dispatchEvent(new CustomEvent('AppleIDSignInOnFailure', { detail: { error } }));
  throw { error };
}

async function signIn(given) {
  if (given) init(given);
  const { clientId, scope = '', redirectURI, state = '', nonce = '', usePopup } = configuration;
  const address = withQuery(`${home}/auth/authorize`, {
    client_id: clientId,
    redirect_uri: redirectURI,
    response_type: 'code id_token',
    response_mode: usePopup ? 'web_message' : 'form_post',
    scope,
    state,
    nonce,
  });
  if (!usePopup) return location.assign(address);
  giveUp?.();
  const superseded = new Promise((resolve) => {
    giveUp = () => resolve({ superseded: true });
  });
  const opened = openWindow(address, 'standin-apple');
  if (!opened) return fail('popup_blocked_by_browser');
  const answer = await Promise.race([answerOf(opened), superseded]);
  if (answer.superseded) return fail('user_trigger_new_signin_flow');
  if (answer.closed) return fail('popup_closed_by_user');
  if (answer.error) return fail(answer.error);
  document.dispatchEvent(new CustomEvent('AppleIDSignInOnSuccess', { detail: answer }));
  return answer;
}

window.AppleID = { auth: { init, signIn, renderButton() {} } };
