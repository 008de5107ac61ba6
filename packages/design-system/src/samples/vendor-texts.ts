type Words = Record<'google' | 'apple' | 'facebook', string>;

const short: Words = {
  google: 'Continue with Google',
  apple: 'Continue with Apple',
  facebook: 'Continue with Facebook',
};

const long: Words = {
  google: 'Mit einem bestehenden Google-Konto fortfahren',
  apple: 'Mit einem bestehenden Apple-Account fortfahren',
  facebook: 'Mit einem bestehenden Facebook-Konto fortfahren',
};

const arabic: Words = {
  google: 'المتابعة باستخدام جوجل',
  apple: 'المتابعة باستخدام Apple',
  facebook: 'المتابعة باستخدام فيسبوك',
};

/** The labels of vendors' buttons in stories. */
export function vendorTexts(globals: Record<string, unknown>): Words {
  if (globals.text === 'arabic') return arabic;
  return globals.text === 'long' ? long : short;
}
