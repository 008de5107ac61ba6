import { badge, pennant } from './Badge.styles';

export interface LanguageBadgeProps {
  /** The way in which the realm writes languages (spec 1 §5, "language badge style"). */
  style: 'code' | 'name' | 'flag';
  /** BCP 47 tag, e.g. `pt-BR`. */
  language: string;
  /** The language's name in the viewer's language. */
  name: string;
}

/**
 * The language of a title. Countries' flags do not stand for languages (Spanish has twenty, Arabic
 * twenty-two), so the `flag` style is a pennant with the language code.
 */
export function LanguageBadge({ style, language, name }: LanguageBadgeProps) {
  const code = language.split('-')[0]?.toUpperCase() ?? language;
  if (style === 'name') {
    return (
      <span className={badge({ kind: 'language' }).className} lang={language}>
        {name}
      </span>
    );
  }
  return (
    <span
      className={style === 'flag' ? pennant().className : badge({ kind: 'language' }).className}
      role="img"
      aria-label={name}
      title={name}
    >
      {code}
    </span>
  );
}
