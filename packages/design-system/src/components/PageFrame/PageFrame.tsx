import { frame, page } from './PageFrame.styles';

export interface PageFrameProps {
  /** What is in the frame, for assistive technology. */
  title: string;
  /** The address of the other site's page; never one of this site. */
  address: string;
  /** Pixels. */
  height: number;
}

/**
 * Another site's page, kept apart: it runs its scripts and forms under its own origin, and can neither leave the frame nor
 * reach into this page.
 */
export function PageFrame({ title, address, height }: PageFrameProps) {
  return (
    <div className={frame().className} data-ui="page-frame">
      <iframe
        className={page().className}
        src={address}
        title={title}
        height={height}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin"
        loading="lazy"
      />
    </div>
  );
}
