/** Wording that the operators of the sample realms override (GET /label): by realm, locale and label key. */
export const labelOverrides: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  apex: {
    en: {
      'notFound.text': 'This corner is empty. The address may be mistyped, or the page has moved.',
    },
    es: {
      'notFound.text':
        'En esta esquina no hay nadie. Puede que la dirección esté mal escrita o que la página se haya mudado.',
    },
    pt: {
      'notFound.text':
        'Não há ninguém neste corner. O endereço pode estar errado, ou a página mudou de lugar.',
    },
  },
  corral: {
    en: {
      'notFound.text':
        'It got out of the gate. The address may be mistyped, or the page has moved to other pasture.',
    },
    es: {
      'notFound.text':
        'Se nos escapó del corral. Puede que la dirección esté mal escrita o que la página haya cambiado de pasto.',
    },
  },
  noor: {
    ar: {
      'notFound.text':
        'لم نجد ما تبحث عنه هنا. قد يكون العنوان مكتوباً بشكل غير صحيح، أو أن الصفحة انتقلت.',
    },
    en: {
      'notFound.text':
        'What you are looking for is not here. The address may be mistyped, or the page has moved.',
    },
  },
  metro: {
    en: {
      'notFound.text':
        'No signal on this channel. The address may be mistyped, or the page has moved.',
    },
    pt: {
      'notFound.text':
        'Este canal está sem sinal. O endereço pode estar errado, ou a página mudou de lugar.',
    },
  },
  unity: {
    en: { 'notFound.text': 'The address may be mistyped, or the page has moved.' },
    es: {
      'notFound.text': 'Puede que la dirección esté mal escrita o que la página se haya mudado.',
    },
    pt: { 'notFound.text': 'O endereço pode estar errado, ou a página mudou de lugar.' },
    ar: { 'notFound.text': 'قد يكون العنوان مكتوباً بشكل غير صحيح، أو أن الصفحة انتقلت.' },
  },
};
