/** A heading and a rich text that an operator keeps under a key. */
interface OperatorText {
  title: string;
  html: string;
}

/** The sample operators' texts for single pages: by realm, locale and key. */
export const operatorTexts: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, OperatorText>>>>>
> = {
  noor: {
    ar: {
      'viewing-rights': {
        title: 'حقوق البث هذا الموسم',
        html: '<p>نعرض دوري نور الممتاز وكأس الوادي للهجن مباشرة في كل بلدان الخليج. تتغيّر القائمة مع كل موسم، ونكتبها هنا يوم تتغيّر.</p><ul><li>المباريات المباشرة: من صافرة البداية إلى ساعة بعد النهاية.</li><li>الإعادات: ثلاثون يومًا.</li></ul>',
      },
    },
    // British and American readers are served by one text.
    'en-GB': {
      'viewing-rights': {
        title: 'What we may show this season',
        html: '<p>The Noor Premier League and the Wadi Camel Cup are live in all countries of the Gulf. The list changes with every season, and is written here the day it does.</p><ul><li>Live matches: from the first whistle to an hour after the last.</li><li>Replays: thirty days.</li></ul>',
      },
    },
  },
};
