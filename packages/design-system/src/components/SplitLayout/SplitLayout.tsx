import type { ReactNode } from 'react';
import * as styles from './SplitLayout.styles';

/** A picture file of the realm, unprocessed. */
export interface BackgroundSource {
  src: string;
  width: number;
  height: number;
  tone?: string;
}

export interface SplitLayoutProps {
  /** Decorative art: `mobile` below 1024 px, `rtl` in right-to-left pages above it. */
  background: { web: BackgroundSource; rtl?: BackgroundSource; mobile?: BackgroundSource };
  /** The direction of the page; right to left may have another picture. */
  dir: 'ltr' | 'rtl';
  /** The brand's logo, at the corner of the art. */
  logo?: ReactNode;
  /** Content above the form, e.g. a back link. */
  header?: ReactNode;
  /** Content below the form: the legal line. */
  footer?: ReactNode;
  /** The form; 400 px wide above 1024 px. */
  children: ReactNode;
}

/** Art at the start side and a form beside it; below 1024 px the art fades into the form. */
export function SplitLayout({ background, dir, logo, header, footer, children }: SplitLayoutProps) {
  const wide = (dir === 'rtl' && background.rtl) || background.web;
  const { mobile } = background;
  return (
    <div className={styles.split().className} data-ui="split">
      <div className={styles.art().className} data-ui="split-art">
        {wide.tone && (
          <svg aria-hidden="true" focusable="false">
            <rect width="100%" height="100%" fill={wide.tone} />
          </svg>
        )}
        <picture>
          {mobile && (
            <source
              media="(max-width: 1024px)"
              srcSet={mobile.src}
              width={mobile.width}
              height={mobile.height}
            />
          )}
          <img
            src={wide.src}
            width={wide.width}
            height={wide.height}
            alt=""
            fetchPriority="high"
            className={styles.picture().className}
          />
        </picture>
      </div>
      {logo && (
        <div className={styles.plate().className} data-ui="plate">
          {logo}
        </div>
      )}
      <div className={styles.side().className} data-ui="split-side">
        {header && <div className={styles.column({ place: 'header' }).className}>{header}</div>}
        <div className={styles.column({ place: 'form' }).className}>{children}</div>
        {footer && <div className={styles.column({ place: 'footer' }).className}>{footer}</div>}
      </div>
    </div>
  );
}
