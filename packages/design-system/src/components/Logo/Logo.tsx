import { Link } from '../LinkProvider';
import { logo, logoLink } from './Logo.styles';

export interface LogoProps {
  /** Address of the picture; an SVG stays sharp at every size. */
  src: string;
  /** The picture's own size, so that nothing moves when it arrives. */
  width: number;
  /** Pixels, like `width`. */
  height: number;
  /** The name of the brand. */
  alt: string;
  /** Makes it a link, usually to home. */
  href?: string;
  /** `regular` is 110 px wide (spec 1 §9). */
  size?: 'regular' | 'large';
}

export function Logo({ src, width, height, alt, href, size = 'regular' }: LogoProps) {
  const drawn = size === 'large' ? 165 : 110;
  const image = (
    <img
      className={logo({ size }).className}
      src={src}
      alt={alt}
      width={drawn}
      height={Math.round((drawn * height) / width)}
    />
  );
  if (href === undefined) return image;
  return (
    <Link href={href} className={logoLink().className}>
      {image}
    </Link>
  );
}
