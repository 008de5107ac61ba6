import { PersonIcon } from '../Icon';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import * as styles from './Avatar.styles';
import { initials } from './initials';

export interface AvatarProps {
  /** The person's name: gives the initials and the colour where there is no picture. */
  name: string;
  /** A square picture. */
  image?: ImageSource;
  /** 28, 44, 68 or 110 px; `fill` takes the width available. `medium` (44 px) by default. */
  size?: 'small' | 'medium' | 'large' | 'huge' | 'fill';
  /** Shows a ring in the colour of live; the text announces it, e.g. "Ada Okafor is live". */
  liveLabel?: string;
  /** The colour behind the initials; derived from the name when left out. */
  tone?: AvatarTone;
  /** A name for assistive technology; leave it out when the name is written beside it. */
  label?: string;
}

/** The colours behind initials, all of the brand's. */
export const AVATAR_TONES = ['accent', 'alt', 'soft', 'plain'] as const;

export type AvatarTone = (typeof AVATAR_TONES)[number];

const PIXELS = { small: '28px', medium: '44px', large: '68px', huge: '110px', fill: '160px' };

/** A person's picture, or the first letters of the name on one of the brand's colours. */
export function Avatar(props: AvatarProps) {
  const { name, image, size = 'medium', liveLabel, tone = toneOf(name), label } = props;
  const letters = initials(name);
  const words = [label, liveLabel].filter(Boolean).join(', ');
  return (
    <span
      className={styles.avatar({ size, live: Boolean(liveLabel) }).className}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
      data-ui="avatar"
    >
      {image ? (
        <span className={styles.face().className}>
          <ResponsiveImage
            image={image}
            alt=""
            sizes={PIXELS[size]}
            shape="square"
            maxWidth={480}
          />
        </span>
      ) : (
        <span className={styles.face({ tone, alone: letters.length < 2 }).className}>
          {letters || <PersonIcon />}
        </span>
      )}
    </span>
  );
}

/** Derives a colour from the name, the same everywhere. */
function toneOf(name: string): AvatarTone {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return AVATAR_TONES[sum % AVATAR_TONES.length] ?? 'plain';
}
