import { closest, unspoken } from '@marquee/realm';
import { type Arguments, UsageError } from '../command';
import { didYouMean } from '../frame/words';
import type { Ask, Question } from '../terminal/ask';
import { accentFor, type Scheme } from './palette';
import type { Preset } from './presets';

/** The operator's choices for a new brand. */
export interface Brief {
  id: string;
  name: string;
  fullName: string;
  /** The first is the default. */
  languages: string[];
  preset?: Preset;
  /** Undefined to use the preset's own. */
  scheme?: Scheme;
  accent?: string;
  signIn: string[];
  origin: string;
}

/** Ways to sign in that need nothing from another company. */
export const SIGN_IN = {
  id: 'an own account, with email address and password',
  magicLink: 'a link by email',
  passkey: 'a passkey of the viewer’s device',
} as const;

export const SCHEMES = ['auto', 'light', 'dark'] as const;
const NO_PRESET = 'none';

/** Reads the choices: from options, else from the operator's answers, else the defaults. */
export async function briefFrom(
  { paths, options }: Arguments,
  presets: readonly Preset[],
  ask: Ask | undefined,
): Promise<Brief> {
  const answer = async (given: string | undefined, question: Question): Promise<string> => {
    if (given === undefined && ask) return ask(question);
    const taken = given ?? question.fallback;
    const complaint = question.complaint?.(taken);
    if (complaint !== undefined) throw new UsageError(complaint, true);
    return taken;
  };

  if (paths[0] === undefined && !ask) {
    throw new UsageError('"new" needs a NAME where nobody can be asked.', true);
  }
  const name = await answer(paths[0], {
    text: 'Name of the brand',
    fallback: '',
    complaint: named,
  });
  const id = await answer(options.id ?? slug(name), {
    text: 'Short name for the folder and for addresses',
    fallback: '',
    complaint: (text) =>
      ID.test(text)
        ? undefined
        : text === ''
          ? `No folder's name can be made of "${name}": give one with --id.`
          : `"${text}" is not a name of small letters, digits and hyphens: give one with --id.`,
  });
  const languages = await answer(options.languages, {
    text: 'Languages, the default first',
    fallback: 'en',
    complaint: tags,
  });
  const preset = await answer(options.preset ?? (presets.length === 0 ? NO_PRESET : undefined), {
    text: 'Begin from',
    fallback: NO_PRESET,
    choices: [
      ...presets.map((preset) => ({ value: preset.name, about: preset.about })),
      { value: NO_PRESET, about: 'Nothing: the usual pages, your own look.' },
    ],
    complaint: oneOf([...presets.map(({ name }) => name), NO_PRESET], 'preset'),
  });
  const base = presets.find((candidate) => candidate.name === preset);
  const scheme = await answer(options.scheme ?? (base && ''), {
    text: 'Light, dark, or as the viewer’s device prefers',
    fallback: 'auto',
    complaint: (text) => (base && !text ? undefined : oneOf(SCHEMES, 'scheme')(text)),
  });
  const usual = base?.accent ?? accentFor(name, isScheme(scheme) ? scheme : 'auto');
  const given = await answer(options.accent, {
    text: 'Accent colour',
    fallback: usual,
    complaint: (text) =>
      /^#?[0-9a-fA-F]{6}$/.test(text) ? undefined : `"${text}" is not a colour such as #e4572e.`,
  });
  // Without the #, which begins a comment in a shell.
  const accent = given.startsWith('#') ? given : `#${given}`;
  const signIn = await answer(options['sign-in'], {
    text: 'Ways to sign in',
    fallback: base && base.signIn.length > 0 ? base.signIn.join(',') : 'id',
    choices: Object.entries(SIGN_IN).map(([value, about]) => ({ value, about })),
    complaint: waysIn(base?.signIn ?? []),
  });
  const fullName = options['full-name'] ?? name;
  const unnamed = named(fullName);
  if (unnamed !== undefined) throw new UsageError(unnamed, true);
  return {
    id,
    name,
    fullName,
    languages: list(languages),
    preset: base,
    scheme: isScheme(scheme) ? scheme : undefined,
    accent: base && accent === base.accent ? undefined : accent,
    signIn: list(signIn),
    origin: options.origin ?? 'http://localhost:4400',
  };
}

const ID = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Makes a folder's name from a brand's: only small letters, digits and hyphens. */
function slug(name: string): string | undefined {
  const text = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 63)
    .replace(/-+$/, '');
  return text || undefined;
}

const list = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

const named = (text: string): string | undefined =>
  text.trim() ? undefined : 'A brand needs a name.';

function tags(text: string): string | undefined {
  const wrong = list(text).find(
    (tag) => !/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/.test(tag),
  );
  if (wrong !== undefined) return `"${wrong}" is not a language tag such as en, es, pt or ar.`;
  const [unknown] = list(text).flatMap((tag) => unspoken(tag) ?? []);
  if (unknown !== undefined) return unknown;
  return list(text).length > 0 ? undefined : 'A brand speaks one language at least.';
}

const oneOf =
  (values: readonly string[], what: string) =>
  (text: string): string | undefined =>
    values.includes(text)
      ? undefined
      : `There is no ${what} "${text}": ${values.join(', ')}.${didYouMean(closest(text, values))}`;

const waysIn =
  (inherited: readonly string[]) =>
  (text: string): string | undefined => {
    const known = [...new Set([...Object.keys(SIGN_IN), ...inherited])];
    const wrong = list(text).find((type) => !known.includes(type));
    if (wrong !== undefined) {
      return `"${wrong}" is not one of ${known.join(', ')}; others need keys of their vendors, see docs/operators/sign-in.md.${didYouMean(closest(wrong, known))}`;
    }
    // A magic link and a passkey need an account that was opened in another way.
    return list(text).includes('id') || inherited.length > 0
      ? undefined
      : 'A link by email and a passkey need id beside them: an account is opened with it.';
  };

const isScheme = (text: string): text is Scheme => SCHEMES.some((scheme) => scheme === text);
