/** Texts that an operator may write in a content system, in three kinds. */
interface RichSamples {
  terms: string;
  news: string;
}

const short: RichSamples = {
  terms: `<h1>Terms of use</h1>
<p>Last updated on 1 November 2026. These terms are the agreement between you and The League. They explain what you may do with a pass, <a href="#fees">what it costs</a> and how to cancel. Please read them. We will email you when they change.</p>
<h2>1. Your account</h2>
<p>You need an account to watch. Your account is for you alone: <strong>do not share your password</strong> with anyone.</p>
<ol><li>You are at least 16 years old, or a parent or guardian has agreed.</li><li>The name and address you give are your own.</li><li>You can watch on up to three screens at once:<ul><li>two at home,</li><li>one on the move.</li></ul></li></ol>
<h2 id="fees">2. Passes and fees</h2>
<p>Prices include tax. A pass renews automatically until you cancel it, which you can do at any time in <a href="/account">your account</a>.</p>
<table><caption>Fees in pounds, from 1 January 2027</caption><thead><tr><th scope="col">Pass</th><th scope="col">Month</th><th scope="col">Year</th><th scope="col">Screens</th></tr></thead><tbody><tr><th scope="row">Ringside</th><td>9.99</td><td>89.00</td><td>3</td></tr><tr><th scope="row">Gallery</th><td>4.99</td><td>44.00</td><td>1</td></tr><tr><th scope="row">One night</th><td colspan="2">12.00 one-off</td><td>1</td></tr></tbody></table>
<h3>Cancelling</h3>
<p>You have 14 days to change your mind. Write to <a href="mailto:help@league.example">help@league.example</a>, or use the <a href="https://example.com/form" target="_blank">consumer protection form</a>.</p>
<hr>
<p><small>The League Ltd, 4 Harbour Row, Lowestoft.</small></p>`,
  news: `<p>At six in the morning the hall at Harbour Row is empty but for a broom, a radio and Ines Lindqvist, who lost everything in four rounds and has come back for it.</p>
<p>She hits the bag the way other people knock on a door: twice, then once, then a wait. “You learn more from the wait,” says her trainer, <em>Moses Adeyemi</em>, without looking up.</p>
<figure><img src="/media/hall" alt="Two fighters under the lights"><figcaption>The hall at Harbour Row, where the radio is older than the ring.</figcaption></figure>
<h2>The wait</h2>
<p>Eleven months passed between the night in Atlas and the phone call. In that time she <a href="/news/bread">learned to bake</a>, broke a wrist on ice and watched the fight exactly once.</p>
<blockquote><p>I wanted to see where I had stopped listening. It was earlier than I thought.</p><cite>Ines Lindqvist</cite></blockquote>
<h2>What comes next</h2>
<ul><li>Weigh-in on Tuesday, live from the harbour</li><li>Open training on Thursday</li><li>The fight on Saturday at 22:30</li></ul>
<p>Then she laughs and picks up the broom.</p>`,
};

const long: RichSamples = {
  terms: `<h1>Allgemeine Geschäftsbedingungen</h1>
<p>Diese Nutzungsbedingungen regeln die Inanspruchnahme der Liveübertragungsdienstleistungen, die <a href="#fees">Abonnementgebühren</a> sowie die Widerrufsmöglichkeiten für Verbraucherinnen und Verbraucher.</p>
<h2>1. Benutzerkontoeröffnungsvoraussetzungen</h2>
<ol><li>Volljährigkeit oder Einverständniserklärung der Erziehungsberechtigten</li><li>Wahrheitsgemäße Angaben zur Rechnungsanschrift<ul><li>einschließlich Mehrwertsteueridentifikationsnummer</li></ul></li></ol>
<h2 id="fees">2. Jahresabonnementgebührenübersicht</h2>
<table><caption>Gebühren einschließlich Mehrwertsteuer</caption><thead><tr><th scope="col">Abonnementbezeichnung</th><th scope="col">Monatlich</th><th scope="col">Jährlich</th><th scope="col">Gleichzeitige Wiedergaben</th></tr></thead><tbody><tr><th scope="row">Weltmeisterschaftsqualifikationsabonnement</th><td>12,99</td><td>119,00</td><td>3</td></tr><tr><th scope="row">Einzelveranstaltungszugang</th><td colspan="2">15,00 einmalig</td><td>1</td></tr></tbody></table>
<p>Näheres im <a href="https://example.com/rechtsschutz" target="_blank">Verbraucherstreitbeilegungsverfahren</a>.</p>`,
  news: `<p>Um sechs Uhr morgens ist die Mehrzweckveranstaltungshalle leer bis auf einen Besen, ein Radio und die ehemalige Mittelgewichtsweltmeisterin.</p>
<figure><img src="/media/hall" alt="Zwei Kämpfer im Licht"><figcaption>Die Mehrzweckveranstaltungshalle am Hafen vor Beginn der Weltmeisterschaftsqualifikationsendrunde.</figcaption></figure>
<h2>Die Wiederaufnahme des Wettkampfvorbereitungstrainings</h2>
<blockquote><p>Rückschlaggeschwindigkeitsmessungen haben mich nie interessiert.</p></blockquote>
<p>Mehr dazu in den <a href="/news">Wettkampfberichterstattungen</a>.</p>`,
};

const arabic: RichSamples = {
  terms: `<h1>شروط الاستخدام</h1>
<p>آخر تحديث في ١ نوفمبر ٢٠٢٦. هذه الشروط هي الاتفاق بينك وبين الدوري: ما يمكنك فعله بالباقة، و<a href="#fees">كم تكلّف</a>، وكيف تلغيها متى شئت.</p>
<h2>١. حسابك</h2>
<p>تحتاج إلى حساب لتشاهد. لكل شخص حساب واحد: <strong>لا تشارك كلمة المرور</strong> مع أحد.</p>
<ol><li>عمرك ١٦ سنة على الأقل.</li><li>الاسم والعنوان لك أنت.</li><li>ثلاث شاشات في وقت واحد:<ul><li>اثنتان في المنزل،</li><li>وواحدة أثناء التنقل.</li></ul></li></ol>
<h2 id="fees">٢. الباقات والأسعار</h2>
<table><caption>الأسعار بالدرهم، من ١ يناير ٢٠٢٧</caption><thead><tr><th scope="col">الباقة</th><th scope="col">الشهر</th><th scope="col">السنة</th></tr></thead><tbody><tr><th scope="row">الصف الأول</th><td>٣٩٫٠٠</td><td>٣٤٩٫٠٠</td></tr><tr><th scope="row">المدرّج</th><td>١٩٫٠٠</td><td>١٧٩٫٠٠</td></tr></tbody></table>
<p>لديك ١٤ يومًا لتغيّر رأيك. اكتب إلى <a href="mailto:help@league.example">help@league.example</a> أو استخدم <a href="https://example.com/form" target="_blank">نموذج حماية المستهلك</a>.</p>`,
  news: `<p>في السادسة صباحًا تكون القاعة خالية إلا من مكنسة ومذياع وليلى المنصوري، التي خسرت كل شيء في أربع جولات وعادت لتستعيده.</p>
<p>«من الانتظار تتعلّم أكثر»، يقول مدرّبها دون أن يرفع نظره.</p>
<figure><img src="/media/hall" alt="مقاتلان تحت الأضواء"><figcaption>قاعة الميناء قبل شروق الشمس.</figcaption></figure>
<h2>الانتظار</h2>
<p>مرّ أحد عشر شهرًا بين تلك الليلة والمكالمة. في هذا الوقت <a href="/news/bread">تعلّمت الخَبز</a> وشاهدت النزال مرة واحدة.</p>
<blockquote><p>أردت أن أرى أين توقّفت عن الإصغاء. كان ذلك أبكر مما ظننت.</p><cite>ليلى المنصوري</cite></blockquote>
<ul><li>الوزن الرسمي يوم الثلاثاء</li><li>تدريب مفتوح يوم الخميس</li></ul>`,
};

const of = (globals: Record<string, unknown>) =>
  globals.text === 'arabic' ? arabic : globals.text === 'long' ? long : short;

export const termsHtml = (globals: Record<string, unknown>) => of(globals).terms;
export const newsHtml = (globals: Record<string, unknown>) => of(globals).news;
