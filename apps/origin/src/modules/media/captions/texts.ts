import type { Cue } from './web-vtt';

const cue = (from: number, to: number, text: string, settings?: string): Cue => ({
  from,
  to,
  text,
  settings,
});

/** The captions of every sample clip, which has no words of its own: they speak of what any of them shows. */
export const CAPTIONS: Readonly<Record<string, readonly Cue[]>> = {
  'text-en': [
    cue(0.4, 3.4, '[crowd murmurs]', 'line:0'),
    cue(4, 7.6, '<v Host>Good evening. You are watching from wherever you are.'),
    cue(8.2, 11.5, '<v Guest>And we are glad\nthat you found us.', 'align:start position:10%'),
    cue(12, 15.6, 'It is <i>all</i> still ahead.'),
    cue(16.2, 19.8, '<v Host>Look at that light.', 'line:10% align:end'),
    cue(20.2, 23.4, '♪ strings rise ♪'),
  ],
  'text-es': [
    cue(4, 7.6, 'Buenas noches. Nos ven desde donde estén.'),
    cue(8.2, 11.5, 'Y qué bueno\nque nos encontraron.', 'align:start position:10%'),
    cue(12, 15.6, 'Todavía está <i>todo</i> por delante.'),
    cue(16.2, 19.8, 'Miren esa luz.', 'line:10% align:end'),
  ],
  'text-pt': [
    cue(4, 7.6, 'Boa noite. Você nos vê de onde estiver.'),
    cue(8.2, 11.5, 'E que bom\nque nos encontrou.', 'align:start position:10%'),
    cue(12, 15.6, 'Ainda está <i>tudo</i> por vir.'),
    cue(16.2, 19.8, 'Olhe essa luz.', 'line:10% align:end'),
  ],
  'text-ar': [
    cue(4, 7.6, 'مساء الخير. تشاهدوننا أينما كنتم.'),
    cue(8.2, 11.5, 'ويسعدنا\nأنكم وجدتمونا.', 'align:start position:90%'),
    cue(12, 15.6, 'ما زال <i>كل شيء</i> أمامنا.'),
    cue(16.2, 19.8, 'انظروا إلى ذلك الضوء على مسرح Harbour Dome.', 'line:10%'),
  ],
  'forced-en': [
    cue(12, 15.6, 'Sign: Doors open at <ruby>七時<rt>shichi-ji</rt></ruby>, seven o’clock'),
  ],
};
