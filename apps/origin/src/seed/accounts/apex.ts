import type { AccountSeed } from './account-seed';

const version = '2026-10-01';
const earlier = '2025-03-01';

/** The Americas, and Europe's west. */
const territories = [
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC', 'CR', 'PA', 'DO'],
  ...['GB', 'IE', 'ES', 'PT', 'FR', 'DE', 'IT', 'NL', 'AU', 'NZ'],
];

export const apex: AccountSeed = {
  signUpOpen: true,
  secretProviders: ['id'],
  requiredFields: ['name'],
  optionalFields: ['phoneNumber'],
  territories,
  vpnAllowed: false,
  homeCountry: 'US',
  terms: [
    {
      fieldName: 'privacyNotice',
      fieldType: 'INFORMATION_TEXT',
      purposes: ['signup'],
      required: false,
      version,
      earlier,
      label: {
        en: 'Your data',
        es: 'Tus datos',
        pt: 'Seus dados',
      },
      text: {
        en: '<p>We use your email address to sign you in and to write to you about your account. <a href="https://apexfc.example/privacy">How we treat your data</a></p>',
        es: '<p>Usamos tu correo electrónico para iniciar tu sesión y para escribirte sobre tu cuenta. <a href="https://apexfc.example/es/privacidad">Cómo tratamos tus datos</a></p>',
        pt: '<p>Usamos seu e-mail para você entrar e para escrever sobre a sua conta. <a href="https://apexfc.example/pt/privacidade">Como tratamos os seus dados</a></p>',
      },
    },
    {
      fieldName: 'termsOfUse',
      fieldType: 'BINARY_CHOICE',
      purposes: ['signup'],
      required: true,
      version,
      earlier,
      label: {
        en: 'Terms of use',
        es: 'Condiciones de uso',
        pt: 'Termos de uso',
      },
      text: {
        en: '<p>I am at least 16 years old and accept the <a href="https://apexfc.example/terms">terms of use</a> of Apex.</p>',
        es: '<p>Tengo al menos 16 años y acepto las <a href="https://apexfc.example/es/condiciones">condiciones de uso</a> de Apex.</p>',
        pt: '<p>Tenho pelo menos 16 anos e aceito os <a href="https://apexfc.example/pt/termos">termos de uso</a> da Apex.</p>',
      },
    },
    {
      fieldName: 'newsletter',
      fieldType: 'BINARY_CHOICE',
      purposes: ['signup'],
      required: false,
      ticked: true,
      version: '2025-03-01',
      label: {
        en: 'Fight news',
        es: 'Noticias de combates',
        pt: 'Notícias das lutas',
      },
      text: {
        en: '<p>Send me fight cards and results. I can stop this at any time.</p>',
        es: '<p>Enviadme carteleras y resultados. Puedo darme de baja cuando quiera.</p>',
        pt: '<p>Quero receber os cards e os resultados. Posso cancelar quando quiser.</p>',
      },
    },
    {
      fieldName: 'immediateStart',
      fieldType: 'BINARY_CHOICE',
      purposes: ['purchase'],
      required: true,
      version,
      label: {
        en: 'Start at once',
        es: 'Inicio inmediato',
        pt: 'Início imediato',
      },
      text: {
        en: '<p>Start my licence at once. I know that I can then <strong>no longer withdraw</strong> from the purchase.</p>',
        es: '<p>Quiero que mi licencia empiece ya. Sé que entonces <strong>ya no puedo desistir</strong> de la compra.</p>',
        pt: '<p>Quero que a minha licença comece já. Sei que, com isso, <strong>não posso mais desistir</strong> da compra.</p>',
      },
    },
  ],
};
