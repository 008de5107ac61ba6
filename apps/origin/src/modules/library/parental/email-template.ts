import type { EmailTemplate } from '../../mail';

/** The email with which a forgotten PIN is set anew. */
export const PIN_RESET: EmailTemplate = {
  name: 'pinReset',
  tokenInPath: true,
  texts: {
    en: {
      subject: (brand) => `Reset your ${brand} parental PIN`,
      text: 'Use this link to choose a new PIN for parental controls. It works once and expires in 30 minutes. You may be asked to sign in first.',
      button: 'Choose a new PIN',
      ignore:
        'If you did not ask for this, you can ignore this email. Your PIN stays the same. Someone who uses your account may have asked for a new one.',
    },
    es: {
      subject: (brand) => `Restablece tu PIN parental de ${brand}`,
      text: 'Usa este enlace para elegir un nuevo PIN de control parental. Funciona una sola vez y caduca en 30 minutos. Es posible que antes tengas que iniciar sesión.',
      button: 'Elegir un PIN nuevo',
      ignore:
        'Si no lo has pedido, puedes ignorar este mensaje. Tu PIN seguirá siendo el mismo. Es posible que lo haya pedido alguien que usa tu cuenta.',
    },
    pt: {
      subject: (brand) => `Redefina o seu PIN de controle parental de ${brand}`,
      text: 'Use este link para escolher um novo PIN de controle parental. Ele funciona uma única vez e expira em 30 minutos. Talvez seja preciso entrar na sua conta antes.',
      button: 'Escolher um novo PIN',
      ignore:
        'Se você não pediu isto, pode ignorar este e-mail. O seu PIN continua o mesmo. Alguém que usa a sua conta pode ter pedido um novo.',
    },
    ar: {
      subject: (brand) => `إعادة تعيين رمز الرقابة الأبوية لحسابك في ${brand}`,
      text: 'استخدم هذا الرابط لاختيار رمز جديد للرقابة الأبوية. يعمل مرة واحدة وتنتهي صلاحيته بعد 30 دقيقة. قد يُطلب منك تسجيل الدخول أولًا.',
      button: 'اختيار رمز جديد',
      ignore:
        'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. سيبقى رمزك كما هو. ربما طلبه شخص يستخدم حسابك.',
    },
  },
};
