// The surface of SAP Customer Data Cloud's Web SDK (GIGYA): https://developers.gigya.com/display/GD/JavaScript+API+Reference
const apiKey = new URL(source).searchParams.get('apiKey') ?? '';
const handlers = [];
let shown;

const home = new URL('../', source).href;

const WORDS = {
  en: [
    'Email',
    'Password',
    'Sign in',
    'Create account',
    'The email or password is incorrect.',
    'No account yet?',
    'Have an account?',
  ],
  es: [
    'Correo electrónico',
    'Contraseña',
    'Iniciar sesión',
    'Crear cuenta',
    'El correo o la contraseña no son correctos.',
    '¿Aún no tienes cuenta?',
    '¿Ya tienes cuenta?',
  ],
  'pt-br': [
    'E-mail',
    'Senha',
    'Entrar',
    'Criar conta',
    'O e-mail ou a senha estão incorretos.',
    'Ainda não tem conta?',
    'Já tem conta?',
  ],
  ar: [
    'البريد الإلكتروني',
    'كلمة المرور',
    'تسجيل الدخول',
    'إنشاء حساب',
    'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'ليس لديك حساب؟',
    'لديك حساب؟',
  ],
};

function addEventHandlers(given) {
  checkOptions('addEventHandlers', given);
  handlers.push(given);
}

async function send(method, fields) {
  const answer = await fetch(`${home}${method}`, {
    method: 'POST',
    body: new URLSearchParams({ apiKey, format: 'json', ...fields }),
  });
  return answer.json();
}

function showScreenSet(given) {
  checkOptions('showScreenSet', given);
  const place = document.getElementById(given.containerID);
  if (!place) {
    given.onError?.({ errorCode: 400006, errorMessage: 'Invalid parameter value: containerID' });
    return;
  }
  shown = place;
  draw(place, given, given.startScreen ?? 'gigya-login-screen');
}

function draw(place, given, screen) {
  const registers = screen === 'gigya-register-screen';
  const [email, password, enter, register, wrong, none, have] = WORDS[given.lang] ?? WORDS.en;
  // As the service does: a screen is HTML, and is written as plain text.
  place.innerHTML = `<div class="gigya-screen-set"><form class="gigya-login-form" id="${screen}">
<label>${email} <input class="gigya-input-text" name="loginID" type="email" autocomplete="username" required></label>
<label>${password} <input class="gigya-input-password" name="password" type="password" autocomplete="current-password" required></label>
<div class="gigya-error-msg" role="alert"></div>
<button class="gigya-input-submit" type="submit">${registers ? register : enter}</button>
<p>${registers ? have : none} <button class="gigya-composite-control-link" type="button">${registers ? enter : register}</button></p>
</form></div>`;
  const form = place.querySelector('form');
  const message = place.querySelector('[role=alert]');
  place
    .querySelector('[type=button]')
    .addEventListener('click', () =>
      draw(place, given, registers ? 'gigya-login-screen' : 'gigya-register-screen'),
    );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    message.textContent = '';
    given.onBeforeSubmit?.({ screen });
    const method = registers ? 'accounts.register' : 'accounts.login';
    const fields = Object.fromEntries(new FormData(form));
    const answer = await send(method, fields).catch(() => ({
      errorCode: 500026,
      errorMessage: 'Network error',
    }));
    if (answer.errorCode !== 0) {
      message.textContent = answer.errorCode === 403042 ? wrong : answer.errorMessage;
      given.onError?.({ eventName: 'error', screen, response: answer });
      return;
    }
    given.onAfterSubmit?.({ screen, response: answer });
    for (const { onLogin } of handlers) onLogin?.({ eventName: 'login', ...answer });
  });
  given.onAfterScreenLoad?.({ currentScreen: screen });
}

window.gigya = {
  apiKey,
  accounts: {
    addEventHandlers,
    showScreenSet,
    hideScreenSet: () => shown?.replaceChildren(),
    logout: () => {
      for (const { onLogout } of handlers) onLogout?.({ eventName: 'logout' });
    },
  },
};
window.onGigyaServiceReady?.();
