import type { EmailTemplate, EmailTexts } from '../mail';

export type EmailKind = 'magicLink' | 'passwordReset' | 'emailConfirmation' | 'waysEnded';

const en: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `Your link to ${brand}`,
    text: 'This link signs you in. It works once, within 15 minutes.',
    button: 'Sign in',
    ignore: 'You did not ask for it? Then do nothing: without the link nobody gets in.',
  },
  passwordReset: {
    subject: (brand) => `A new password for ${brand}`,
    text: 'This link lets you choose a new password. It works once, within an hour, and signs you out everywhere.',
    button: 'Choose a new password',
    ignore: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  emailConfirmation: {
    subject: (brand) => `Confirm your email address for ${brand}`,
    text: 'Welcome! Please confirm that this is your email address. The link works for three days.',
    button: 'Confirm the address',
    ignore: 'You did not open an account? Then do nothing: somebody has mistyped an address.',
  },
  waysEnded: {
    subject: (brand) => `Your address is confirmed: choose a new password for ${brand}`,
    text: 'Your email address is confirmed. Until now no one had shown that the account belongs to the owner of this address. So everything set up before has ended: password, passkeys, linked accounts, every sign-in, and what was saved in the account. This link lets you choose a new password. It works once, within an hour; later, use “Forgot password?”.',
    button: 'Choose a new password',
    ignore: 'You need no password? Then there is nothing to do.',
  },
};

const es: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `Tu enlace para ${brand}`,
    text: 'Este enlace inicia tu sesión. Funciona una vez, durante 15 minutos.',
    button: 'Iniciar sesión',
    ignore: '¿No lo has pedido? No hagas nada: sin el enlace no entra nadie.',
  },
  passwordReset: {
    subject: (brand) => `Una contraseña nueva para ${brand}`,
    text: 'Con este enlace eliges una contraseña nueva. Funciona una vez, durante una hora, y cierra tu sesión en todas partes.',
    button: 'Elegir una contraseña nueva',
    ignore: '¿No lo has pedido? No hagas nada: tu contraseña sigue siendo la misma.',
  },
  emailConfirmation: {
    subject: (brand) => `Confirma tu correo electrónico para ${brand}`,
    text: '¡Te damos la bienvenida! Confirma que este es tu correo electrónico. El enlace funciona durante tres días.',
    button: 'Confirmar el correo',
    ignore:
      '¿No has abierto una cuenta? No hagas nada: alguien se ha equivocado al escribir su correo.',
  },
  waysEnded: {
    subject: (brand) => `Tu correo está confirmado: elige una contraseña nueva para ${brand}`,
    text: 'Tu correo electrónico está confirmado. Hasta ahora nadie había demostrado que la cuenta es de quien usa este correo. Por eso termina todo lo anterior: la contraseña, las llaves de acceso, las cuentas vinculadas, las sesiones y lo guardado en la cuenta. Con este enlace eliges una contraseña nueva. Funciona una vez, durante una hora; después, usa «¿Olvidaste la contraseña?».',
    button: 'Elegir una contraseña nueva',
    ignore: '¿No necesitas contraseña? No tienes que hacer nada.',
  },
};

const pt: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `Seu link para ${brand}`,
    text: 'Este link faz você entrar. Ele funciona uma vez, por 15 minutos.',
    button: 'Entrar',
    ignore: 'Não foi você? Não faça nada: sem o link ninguém entra.',
  },
  passwordReset: {
    subject: (brand) => `Uma nova senha para ${brand}`,
    text: 'Com este link você escolhe uma nova senha. Ele funciona uma vez, por uma hora, e encerra a sua sessão em todos os lugares.',
    button: 'Escolher uma nova senha',
    ignore: 'Não foi você? Não faça nada: a sua senha continua a mesma.',
  },
  emailConfirmation: {
    subject: (brand) => `Confirme o seu e-mail para ${brand}`,
    text: 'Boas-vindas! Confirme que este é o seu e-mail. O link funciona por três dias.',
    button: 'Confirmar o e-mail',
    ignore: 'Você não abriu uma conta? Não faça nada: alguém digitou o endereço errado.',
  },
  waysEnded: {
    subject: (brand) => `Seu e-mail foi confirmado: escolha uma nova senha para ${brand}`,
    text: 'Seu e-mail foi confirmado. Até agora ninguém havia mostrado que a conta é de quem usa este e-mail. Por isso tudo o que havia antes foi encerrado: a senha, as chaves de acesso, as contas vinculadas, as sessões e o que estava salvo na conta. Com este link você escolhe uma nova senha. Ele funciona uma vez, por uma hora; depois, use “Esqueceu a senha?”.',
    button: 'Escolher uma nova senha',
    ignore: 'Não precisa de senha? Não é preciso fazer nada.',
  },
};

const ar: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `رابطك إلى ${brand}`,
    text: 'هذا الرابط يسجّل دخولك. يعمل مرة واحدة خلال 15 دقيقة.',
    button: 'تسجيل الدخول',
    ignore: 'لم تطلبه؟ لا تفعل شيئًا: لا أحد يدخل بلا الرابط.',
  },
  passwordReset: {
    subject: (brand) => `كلمة مرور جديدة لحسابك في ${brand}`,
    text: 'بهذا الرابط تختار كلمة مرور جديدة. يعمل مرة واحدة خلال ساعة، ويسجّل خروجك من جميع الأجهزة.',
    button: 'اختيار كلمة مرور جديدة',
    ignore: 'لم تطلبه؟ لا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  },
  emailConfirmation: {
    subject: (brand) => `أكّد بريدك الإلكتروني لحسابك في ${brand}`,
    text: 'أهلًا بك! يُرجى تأكيد أن هذا بريدك الإلكتروني. يعمل الرابط لمدة ثلاثة أيام.',
    button: 'تأكيد البريد الإلكتروني',
    ignore: 'لم تفتح حسابًا؟ لا تفعل شيئًا: أخطأ أحدهم في كتابة عنوانه.',
  },
  waysEnded: {
    subject: (brand) => `تم تأكيد بريدك: اختر كلمة مرور جديدة لحسابك في ${brand}`,
    text: 'تم تأكيد بريدك الإلكتروني. لم يكن أحد قد أثبت قبل الآن أن الحساب يخص صاحب هذا البريد، لذلك انتهى كل ما أُعدّ من قبل: كلمة المرور ومفاتيح المرور والحسابات المرتبطة وجميع جلسات الدخول وما حُفظ في الحساب. بهذا الرابط تختار كلمة مرور جديدة. يعمل مرة واحدة خلال ساعة، وبعدها استخدم «نسيت كلمة المرور؟».',
    button: 'اختيار كلمة مرور جديدة',
    ignore: 'لا تحتاج إلى كلمة مرور؟ لا داعي لفعل أي شيء.',
  },
};

const templateOf = (name: EmailKind): EmailTemplate => ({
  name,
  texts: { en: en[name], es: es[name], pt: pt[name], ar: ar[name] },
});

/** The emails that viewers get about signing in to their account. */
export const EMAILS: Readonly<Record<EmailKind, EmailTemplate>> = {
  magicLink: templateOf('magicLink'),
  passwordReset: templateOf('passwordReset'),
  emailConfirmation: templateOf('emailConfirmation'),
  waysEnded: templateOf('waysEnded'),
};
