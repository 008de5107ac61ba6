import type { ReactNode } from 'react';
import { fallback as behind, frame, page } from './PageFrame.styles';
import { useFrameState } from './use-frame-state';
import { useThemeTold } from './use-theme-told';

/**
 * A right of the framed page beside running its scripts. `sameOrigin`: it keeps its origin, and so
 * its own data.
 */
export type FrameRight = 'forms' | 'popups' | 'fullscreen' | 'sameOrigin';

export type FrameRatio = '21:9' | '16:9' | '4:3' | '1:1' | '9:16';

export interface PageFrameProps {
  /** The frame's name for assistive technology. */
  title: string;
  /** The address of the other site's page. */
  address: string;
  /**
   * The height in pixels. Give either this or `ratio`, so that the room is kept while the page
   * loads.
   */
  height?: number;
  /** The ratio of width to height. */
  ratio?: FrameRatio;
  /**
   * The rights of the framed page. All but `fullscreen` by default. `sameOrigin` is only for pages
   * of other origins: on the same origin the frame would separate nothing.
   */
  allow?: readonly FrameRight[];
  /** Whether the framed page is sent the brand's theme in a message; false by default. */
  themed?: boolean;
  /** A sentence shown in the frame until a page has loaded. */
  fallback?: ReactNode;
}

const WHOLE_SITE: readonly FrameRight[] = ['sameOrigin', 'forms', 'popups'];

const SANDBOX: Readonly<Record<FrameRight, string>> = {
  sameOrigin: ' allow-same-origin',
  forms: ' allow-forms',
  // A page that opens in a tab of its own is an ordinary one.
  popups: ' allow-popups allow-popups-to-escape-sandbox',
  fullscreen: '',
};

const SHAPE = {
  '21:9': 'cinema',
  '16:9': 'wide',
  '4:3': 'classic',
  '1:1': 'square',
  '9:16': 'tall',
} as const satisfies Record<FrameRatio, string>;

/**
 * Another site's page in a sandboxed frame: it runs its scripts and does what it is allowed to, and
 * can neither leave the frame nor reach into this page.
 */
export function PageFrame(props: PageFrameProps) {
  // The state of one page does not apply to the next.
  return <Frame key={props.address} {...props} />;
}

function Frame(props: PageFrameProps) {
  const { title, address, height, ratio, allow = WHOLE_SITE, themed = false, fallback } = props;
  const { state, ref, onLoad } = useFrameState(address, allow.includes('sameOrigin'));
  useThemeTold(ref, themed && state === 'loaded');
  return (
    <div className={frame().className} data-ui="page-frame">
      {fallback && state !== 'loaded' && <div className={behind().className}>{fallback}</div>}
      <iframe
        ref={ref}
        className={page({ shape: ratio && SHAPE[ratio], blocked: state === 'blocked' }).className}
        src={address}
        title={title}
        height={ratio ? undefined : height}
        sandbox={`allow-scripts${allow.map((right) => SANDBOX[right]).join('')}`}
        allow={allow.includes('fullscreen') ? 'fullscreen' : undefined}
        referrerPolicy="strict-origin"
        loading="lazy"
        onLoad={onLoad}
      />
    </div>
  );
}
