import type { EmailTemplate, EmailTexts } from '../mail';

export type EmailKind = 'magicLink' | 'passwordReset' | 'emailConfirmation' | 'waysEnded';

const en: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `Your sign-in link for ${brand}`,
    text: 'Use this link to sign in. It works once and expires in 15 minutes.',
    button: 'Sign in',
    ignore:
      'If you did not request this link, you can ignore this email. No one can sign in without the link.',
  },
  passwordReset: {
    subject: (brand) => `Reset your ${brand} password`,
    text: 'Use this link to choose a new password. It works once and expires in one hour. When you change your password, you are signed out on all your devices.',
    button: 'Choose a new password',
    ignore:
      'If you did not ask to change your password, you can ignore this email. Your password stays the same.',
  },
  emailConfirmation: {
    subject: (brand) => `Confirm your email address for ${brand}`,
    text: 'Welcome! Please confirm that this is your email address. The link expires in three days.',
    button: 'Confirm email address',
    ignore:
      'If you did not create an account, you can ignore this email. Someone may have entered your address by mistake.',
  },
  waysEnded: {
    subject: (brand) => `Your email address is confirmed: choose a new ${brand} password`,
    text: 'Your email address is confirmed. Until now, we could not be sure that this account was yours. To protect you, we removed its password, passkeys, linked accounts and everything saved in it, and signed it out on all devices. Use this link to choose a new password. It works once and expires in one hour. After that, use “Forgot password?”.',
    button: 'Choose a new password',
    ignore: 'If you do not need a password, there is nothing to do.',
  },
};

const es: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `Tu enlace para iniciar sesión en ${brand}`,
    text: 'Usa este enlace para iniciar sesión. Funciona una sola vez y caduca en 15 minutos.',
    button: 'Iniciar sesión',
    ignore:
      'Si no has pedido este enlace, puedes ignorar este mensaje. Sin el enlace, nadie puede iniciar sesión.',
  },
  passwordReset: {
    subject: (brand) => `Restablece tu contraseña de ${brand}`,
    text: 'Usa este enlace para elegir una contraseña nueva. Funciona una sola vez y caduca en una hora. Al cambiar la contraseña, se cerrará tu sesión en todos tus dispositivos.',
    button: 'Elegir una contraseña nueva',
    ignore:
      'Si no has pedido cambiar la contraseña, puedes ignorar este mensaje. Tu contraseña seguirá siendo la misma.',
  },
  emailConfirmation: {
    subject: (brand) => `Confirma tu correo electrónico para ${brand}`,
    text: '¡Te damos la bienvenida! Confirma que este es tu correo electrónico. El enlace caduca en tres días.',
    button: 'Confirmar el correo',
    ignore:
      'Si no has creado una cuenta, puedes ignorar este mensaje. Es posible que alguien haya escrito tu correo por error.',
  },
  waysEnded: {
    subject: (brand) => `Tu correo está confirmado: elige una contraseña nueva para ${brand}`,
    text: 'Tu correo electrónico está confirmado. Hasta ahora no podíamos estar seguros de que esta cuenta fuera tuya. Para protegerte, hemos eliminado su contraseña, las llaves de acceso, las cuentas vinculadas y todo lo guardado en ella, y hemos cerrado la sesión en todos los dispositivos. Usa este enlace para elegir una contraseña nueva. Funciona una sola vez y caduca en una hora. Después, usa «¿Olvidaste la contraseña?».',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si no necesitas una contraseña, no tienes que hacer nada.',
  },
};

const pt: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `Seu link para entrar em ${brand}`,
    text: 'Use este link para entrar. Ele funciona uma única vez e expira em 15 minutos.',
    button: 'Entrar',
    ignore:
      'Se você não pediu este link, pode ignorar este e-mail. Sem o link, ninguém consegue entrar.',
  },
  passwordReset: {
    subject: (brand) => `Redefina a sua senha de ${brand}`,
    text: 'Use este link para escolher uma nova senha. Ele funciona uma única vez e expira em uma hora. Quando você troca a senha, a sua sessão é encerrada em todos os seus dispositivos.',
    button: 'Escolher uma nova senha',
    ignore:
      'Se você não pediu para trocar a senha, pode ignorar este e-mail. A sua senha continua a mesma.',
  },
  emailConfirmation: {
    subject: (brand) => `Confirme o seu e-mail para ${brand}`,
    text: 'Boas-vindas! Confirme que este é o seu e-mail. O link expira em três dias.',
    button: 'Confirmar o e-mail',
    ignore:
      'Se você não criou uma conta, pode ignorar este e-mail. Alguém pode ter digitado o seu endereço por engano.',
  },
  waysEnded: {
    subject: (brand) => `Seu e-mail foi confirmado: escolha uma nova senha para ${brand}`,
    text: 'Seu e-mail foi confirmado. Até agora não podíamos ter certeza de que esta conta era sua. Para proteger você, removemos a senha, as chaves de acesso, as contas vinculadas e tudo o que estava salvo nela, e encerramos a sessão em todos os dispositivos. Use este link para escolher uma nova senha. Ele funciona uma única vez e expira em uma hora. Depois, use “Esqueceu a senha?”.',
    button: 'Escolher uma nova senha',
    ignore: 'Se você não precisa de uma senha, não é preciso fazer nada.',
  },
};

const ar: Record<EmailKind, EmailTexts> = {
  magicLink: {
    subject: (brand) => `رابط تسجيل دخولك إلى ${brand}`,
    text: 'استخدم هذا الرابط لتسجيل الدخول. يعمل مرة واحدة وتنتهي صلاحيته بعد 15 دقيقة.',
    button: 'تسجيل الدخول',
    ignore: 'إذا لم تطلب هذا الرابط، فيمكنك تجاهل هذه الرسالة. لا يمكن لأحد تسجيل الدخول بدونه.',
  },
  passwordReset: {
    subject: (brand) => `إعادة تعيين كلمة مرور حسابك في ${brand}`,
    text: 'استخدم هذا الرابط لاختيار كلمة مرور جديدة. يعمل مرة واحدة وتنتهي صلاحيته بعد ساعة. عند تغيير كلمة المرور، يُسجَّل خروجك من جميع أجهزتك.',
    button: 'اختيار كلمة مرور جديدة',
    ignore: 'إذا لم تطلب تغيير كلمة المرور، فيمكنك تجاهل هذه الرسالة. ستبقى كلمة مرورك كما هي.',
  },
  emailConfirmation: {
    subject: (brand) => `أكّد بريدك الإلكتروني لحسابك في ${brand}`,
    text: 'أهلًا بك! يُرجى تأكيد أن هذا بريدك الإلكتروني. تنتهي صلاحية الرابط بعد ثلاثة أيام.',
    button: 'تأكيد البريد الإلكتروني',
    ignore: 'إذا لم تنشئ حسابًا، فيمكنك تجاهل هذه الرسالة. ربما أدخل شخص آخر عنوانك عن طريق الخطأ.',
  },
  waysEnded: {
    subject: (brand) => `تم تأكيد بريدك: اختر كلمة مرور جديدة لحسابك في ${brand}`,
    text: 'تم تأكيد بريدك الإلكتروني. لم نكن متأكدين قبل الآن من أن هذا الحساب لك. لحمايتك، أزلنا كلمة مروره ومفاتيح المرور والحسابات المرتبطة وكل ما حُفظ فيه، وسجّلنا الخروج منه على جميع الأجهزة. استخدم هذا الرابط لاختيار كلمة مرور جديدة. يعمل مرة واحدة وتنتهي صلاحيته بعد ساعة. وبعدها استخدم «نسيت كلمة المرور؟».',
    button: 'اختيار كلمة مرور جديدة',
    ignore: 'إذا لم تكن بحاجة إلى كلمة مرور، فلا داعي لفعل أي شيء.',
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
