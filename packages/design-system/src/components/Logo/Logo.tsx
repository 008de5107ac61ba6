import { Link } from '../LinkProvider';
import { logo, logoLink } from './Logo.styles';

export interface LogoProps {
  /** The address of the picture; an SVG is sharp at every size. */
  src: string;
  /** The picture's own width in pixels, so that nothing moves when it loads. */
  width: number;
  /** The picture's own height in pixels. */
  height: number;
  /** Another picture of the same shape for dark pages, where the viewer's device chooses the scheme. */
  dark?: { src: string };
  /** The name of the brand. */
  alt: string;
  /** The address; makes it a link, usually to home. */
  href?: string;
  /** `regular` is 110 px wide (spec 1 §9). */
  size?: 'regular' | 'large';
}

/** The realm's logo, at a size that fits into a bar; with `href` it is a link. */
export function Logo({ src, width, height, dark, alt, href, size = 'regular' }: LogoProps) {
  const drawn = size === 'large' ? 165 : 110;
  const image = (
    <picture>
      {dark && <source media="(prefers-color-scheme:dark)" srcSet={dark.src} />}
      <img
        className={logo({ size }).className}
        src={src}
        alt={alt}
        width={drawn}
        height={Math.round((drawn * height) / width)}
      />
    </picture>
  );
  return href ? (
    <Link href={href} className={logoLink().className}>
      {image}
    </Link>
  ) : (
    image
  );
}
