import type { AccountSeed } from './account-seed';

const version = '2026-08-01';

export const unity: AccountSeed = {
  signUpOpen: true,
  secretProviders: ['id'],
  requiredFields: [],
  optionalFields: [],
  territories: 'all',
  vpnAllowed: true,
  homeCountry: 'PT',
  terms: [
    {
      fieldName: 'privacyNotice',
      fieldType: 'INFORMATION_TEXT',
      purposes: ['signup'],
      required: false,
      version,
      label: { en: 'Your data', es: 'Tus datos', pt: 'Seus dados', ar: 'بياناتك' },
      text: {
        en: '<p>The games belong to everybody; your data belong to you. <a href="https://unitygames.example/privacy">What we keep</a></p>',
        es: '<p>Los juegos son de todos; tus datos son tuyos. <a href="https://unitygames.example/es/privacidad">Qué guardamos</a></p>',
        pt: '<p>Os jogos são de todos; os seus dados são seus. <a href="https://unitygames.example/pt/privacidade">O que guardamos</a></p>',
        ar: '<p>الألعاب للجميع، وبياناتك لك وحدك. <a href="https://unitygames.example/ar/privacy">ما الذي نحتفظ به</a></p>',
      },
    },
    {
      fieldName: 'medalAlerts',
      fieldType: 'BINARY_CHOICE',
      purposes: ['signup'],
      required: false,
      version,
      label: {
        en: 'Medal alerts',
        es: 'Avisos de medallas',
        pt: 'Alertas de medalhas',
        ar: 'تنبيهات الميداليات',
      },
      text: {
        en: '<p>Write to me when my country wins a medal.</p>',
        es: '<p>Escribidme cuando mi país gane una medalla.</p>',
        pt: '<p>Escrevam para mim quando o meu país ganhar uma medalha.</p>',
        ar: '<p>راسلوني عندما يفوز بلدي بميدالية.</p>',
      },
    },
  ],
};
