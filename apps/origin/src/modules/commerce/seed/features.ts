import type { Localised } from '../../../kernel/database/columns';

/** What licences include, as viewers compare them. */
export const FEATURES = {
  everything: {
    en: 'All live events and videos',
    es: 'Todos los eventos en directo y vídeos',
    pt: 'Todos os eventos ao vivo e vídeos',
    ar: 'جميع الأحداث المباشرة ومقاطع الفيديو',
  },
  videos: {
    en: 'All videos and series on demand',
    es: 'Todos los vídeos y series a la carta',
    pt: 'Todos os vídeos e séries sob demanda',
    ar: 'جميع مقاطع الفيديو والمسلسلات عند الطلب',
  },
  replays: {
    en: 'Replays of every event',
    es: 'Repetición de todos los eventos',
    pt: 'Reprise de todos os eventos',
    ar: 'إعادة جميع الأحداث',
  },
  events: {
    en: 'All live events',
    es: 'Todos los eventos en directo',
    pt: 'Todos os eventos ao vivo',
    ar: 'جميع الأحداث المباشرة',
  },
  oneEvent: {
    en: 'One event, live and as a replay',
    es: 'Un evento, en directo y en repetición',
    pt: 'Um evento, ao vivo e em reprise',
    ar: 'حدث واحد، مباشرة وعند الإعادة',
  },
  cancel: {
    en: 'Cancel at any time',
    es: 'Cancela cuando quieras',
    pt: 'Cancele quando quiser',
    ar: 'يمكنك الإلغاء في أي وقت',
  },
  noRenewal: {
    en: 'No renewal, nothing to cancel',
    es: 'Sin renovación, nada que cancelar',
    pt: 'Sem renovação, nada a cancelar',
    ar: 'لا تجديد ولا حاجة إلى الإلغاء',
  },
  screens: {
    en: 'Watch on several screens at once',
    es: 'Míralo en varias pantallas a la vez',
    pt: 'Assista em várias telas ao mesmo tempo',
    ar: 'شاهد على عدة شاشات في الوقت نفسه',
  },
  account: {
    en: 'Favourites, and go on where you stopped',
    es: 'Favoritos y continuar donde lo dejaste',
    pt: 'Favoritos e continuar de onde parou',
    ar: 'المفضلة والمتابعة من حيث توقفت',
  },
} as const satisfies Record<string, Localised>;
