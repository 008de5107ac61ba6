import { useRef, useState } from 'react';
import { useDeferredMediaReady } from './DeferredMedia';
import { type ImageSource, imageUrl, offeredWidths, sourceSet } from './image-source';
import { frame, picture } from './ResponsiveImage.styles';
import { useNearScreen } from './use-near-screen';

export interface ResponsiveImageProps {
  /** The picture: address, size in pixels, dominant colour and alternative text. */
  image: ImageSource;
  /** The `sizes` attribute: its rendered width. */
  sizes: string;
  /** Overrides the picture's own alternative text; an empty text makes it decorative. */
  alt?: string;
  /**
   * `priority`: at once and first. `lazy` (default): the browser decides. `deferred`: not from the
   * server's html except without JavaScript; it loads when DeferredMedia is ready and it is near
   * the screen.
   */
  loading?: 'priority' | 'lazy' | 'deferred';
  /** The shape that it is cropped to; the picture's own shape when left out. */
  shape?: 'landscape' | 'portrait' | 'square' | 'fill';
  /** Another crop for narrow screens. */
  mobile?: { image: ImageSource; media: string; sizes?: string };
  /** The width of the largest file to offer, in pixels. */
  maxWidth?: number;
}

/**
 * A picture in the width and format that the browser needs, with its shape and its colour before it
 * has loaded.
 */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { image, loading = 'lazy', shape } = props;
  const ref = useRef<HTMLSpanElement>(null);
  const ready = useDeferredMediaReady();
  const deferred = loading === 'deferred';
  const near = useNearScreen(ref, deferred && ready);
  const [arrived, setArrived] = useState(false);
  return (
    <span ref={ref} className={frame({ shape }).className} data-ui="image">
      {image.tone && (
        <svg aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={image.tone} />
        </svg>
      )}
      {deferred && !near ? (
        <noscript>
          <PlainPicture {...props} />
        </noscript>
      ) : (
        <Picture {...props} coming={deferred && !arrived} onArrive={() => setArrived(true)} />
      )}
    </span>
  );
}

/**
 * The picture without JavaScript: one address is enough, since the HTML of every page has it and
 * most browsers do not use it.
 */
function PlainPicture({ image, alt = image.alt ?? '' }: ResponsiveImageProps) {
  return (
    <img
      className={picture().className}
      src={imageUrl(image, 480, 'webp')}
      alt={alt}
      width={image.width}
      height={image.height}
      loading="lazy"
    />
  );
}

interface PictureProps extends ResponsiveImageProps {
  coming?: boolean;
  onArrive?: () => void;
}

function Picture(props: PictureProps) {
  const {
    image,
    sizes,
    alt = image.alt ?? '',
    loading,
    mobile,
    maxWidth,
    coming,
    onArrive,
  } = props;
  const priority = loading === 'priority';
  const fallback = offeredWidths(image, Math.min(maxWidth ?? 960, 960)).at(-1) ?? 480;
  return (
    <picture>
      {mobile &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`mobile-${format}`}
            media={mobile.media}
            type={`image/${format}`}
            srcSet={sourceSet(mobile.image, format, maxWidth)}
            sizes={mobile.sizes ?? sizes}
            width={mobile.image.width}
            height={mobile.image.height}
          />
        ))}
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(image, format, maxWidth)}
          sizes={sizes}
        />
      ))}
      <img
        className={picture({ coming }).className}
        src={imageUrl(image, fallback, 'jpeg')}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        onLoad={onArrive}
      />
    </picture>
  );
}
