import { describe, expect, it } from 'vitest';
import { composeEmail } from '../mail/email';
import { EMAILS, type EmailKind } from './email-templates';

const link = 'http://apex.localhost/resetpwd?from=%2Fhome&token=t"k<n';
const compose = (kind: EmailKind, locale: string) =>
  composeEmail(EMAILS[kind], { brand: 'A & B', link, locale });
const kinds: EmailKind[] = ['magicLink', 'passwordReset', 'emailConfirmation', 'waysEnded'];

describe.each(kinds)('the email %s', (kind) => {
  it.each([
    ['en', 'en', 'ltr'],
    ['es', 'es', 'ltr'],
    ['pt-BR', 'pt', 'ltr'],
    ['ar', 'ar', 'rtl'],
    ['fi', 'en', 'ltr'],
    ['toString', 'en', 'ltr'],
  ])('asked for in %s is written in %s, %s', (locale, language, direction) => {
    const { subject, text, html } = compose(kind, locale);
    expect(subject).toContain('A & B');
    expect(text).toContain(`\n\n${link}\n\n`);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(
      'href="http://apex.localhost/resetpwd?from=%2Fhome&amp;token=t&quot;k&lt;n"',
    );
    expect(html).toContain('A &amp; B');
  });

  it('says something else in each language', () => {
    const subjects = ['en', 'es', 'pt', 'ar'].map((locale) => compose(kind, locale).subject);
    expect(new Set(subjects).size).toBe(4);
    expect(compose(kind, 'ar').text.replace(link, '')).not.toMatch(/[A-Za-z]/);
  });
});
