import type { ReactNode } from 'react';
import { fallback as behind, frame, page } from './PageFrame.styles';
import { useFrameState } from './use-frame-state';
import { useThemeTold } from './use-theme-told';

/** What the page in a frame may do beside running its scripts. `sameOrigin`: keep an origin, and so data of its own. */
export type FrameRight = 'forms' | 'popups' | 'fullscreen' | 'sameOrigin';

export type FrameRatio = '21:9' | '16:9' | '4:3' | '1:1' | '9:16';

export interface PageFrameProps {
  /** What is in the frame, for assistive technology. */
  title: string;
  /** The address of the other site's page. */
  address: string;
  /** Pixels. Either this or `ratio`: the room is kept while the page loads. */
  height?: number;
  /** Width to height. */
  ratio?: FrameRatio;
  /** All but `fullscreen` by default. `sameOrigin` is for pages of other origins alone: at one origin the frame keeps nothing apart. */
  allow?: readonly FrameRight[];
  /** The page in the frame is told the brand's theme by a message; false by default. */
  themed?: boolean;
  /** A sentence that stands in the frame as long as no page does. */
  fallback?: ReactNode;
}

const WHOLE_SITE: readonly FrameRight[] = ['sameOrigin', 'forms', 'popups'];

const SANDBOX: Readonly<Record<FrameRight, string>> = {
  sameOrigin: ' allow-same-origin',
  forms: ' allow-forms',
  // A page in a tab of its own is an ordinary one.
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
 * Another site's page, kept apart: it runs its scripts, does what it is allowed to, and can neither leave the frame nor
 * reach into this page.
 */
export function PageFrame(props: PageFrameProps) {
  // What has become of one page says nothing of the next.
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
