import type { VoucherSeed } from './licence-seed';

/** A voucher of every kind, for a realm whose prices are in this currency. */
export const sampleVouchers = ({
  currency,
  scale,
  off,
}: {
  currency: string;
  scale: number;
  /** A small amount, in minor units. */
  off: number;
}): readonly VoucherSeed[] => [
  {
    code: 'WELCOME50',
    names: {
      en: '50% off to start',
      es: '50 % de descuento para empezar',
      pt: '50% de desconto para começar',
      ar: 'خصم 50% للبداية',
    },
    percentage: 50,
  },
  {
    code: 'LESS10',
    names: {
      en: '10% off for good',
      es: '10 % de descuento para siempre',
      pt: '10% de desconto para sempre',
      ar: 'خصم دائم 10%',
    },
    percentage: 10,
    lifeTimeRepeat: true,
  },
  {
    code: 'TAKE1',
    names: {
      en: 'A little off',
      es: 'Un pequeño descuento',
      pt: 'Um pequeno desconto',
      ar: 'خصم صغير',
    },
    amount: off,
    currency,
    scale,
  },
  {
    code: 'ONTOP',
    names: {
      en: '20% on top of your welcome offer',
      es: '20 % adicional a tu oferta de bienvenida',
      pt: '20% além da sua oferta de boas-vindas',
      ar: 'خصم إضافي 20% على عرض الترحيب',
    },
    percentage: 20,
    preApply: 'WELCOME50',
  },
  {
    code: 'FULLPASS',
    names: {
      en: 'On the house',
      es: 'Invita la casa',
      pt: 'Por nossa conta',
      ar: 'على حسابنا',
    },
    percentage: 100,
    lifeTimeRepeat: true,
    alone: true,
  },
  {
    code: 'LASTONE',
    names: {
      en: 'The last seat',
      es: 'El último asiento',
      pt: 'O último lugar',
      ar: 'المقعد الأخير',
    },
    percentage: 30,
    most: 1,
  },
  {
    code: 'SUMMER24',
    names: {
      en: 'Summer offer',
      es: 'Oferta de verano',
      pt: 'Oferta de verão',
      ar: 'عرض الصيف',
    },
    percentage: 25,
    expiresAt: '2024-09-01T00:00:00Z',
  },
  {
    code: 'NEXTDECADE',
    names: {
      en: 'Still to come',
      es: 'Próximamente',
      pt: 'Em breve',
      ar: 'قريبًا',
    },
    percentage: 25,
    startsAt: '2040-01-01T00:00:00Z',
  },
];
