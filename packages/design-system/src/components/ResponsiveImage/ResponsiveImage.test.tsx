import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeferredMedia } from './DeferredMedia';
import { type ImageSource, imageUrl, offeredWidths, sourceSet } from './image-source';
import { ResponsiveImage } from './ResponsiveImage';

const picture: ImageSource = {
  url: 'https://origin.test/media/bout',
  width: 3840,
  height: 2160,
  tone: '#1a2b3c',
  alt: 'Two fighters',
};

describe('offeredWidths', () => {
  it('[1.9-06] offers 240, 480, 960, 1440, 1920, 2560 and 3840', () => {
    expect(offeredWidths(picture)).toEqual([240, 480, 960, 1440, 1920, 2560, 3840]);
  });

  it('has no width above the original or the given limit, and always has one', () => {
    expect(offeredWidths({ ...picture, width: 1000 })).toEqual([240, 480, 960]);
    expect(offeredWidths(picture, 480)).toEqual([240, 480]);
    expect(offeredWidths({ ...picture, width: 100 })).toEqual([240]);
  });

  it('puts width and format into the query', () => {
    expect(imageUrl(picture, 480, 'avif')).toBe('https://origin.test/media/bout?w=480&f=avif');
    expect(sourceSet(picture, 'webp', 480)).toBe(
      'https://origin.test/media/bout?w=240&f=webp 240w, https://origin.test/media/bout?w=480&f=webp 480w',
    );
  });
});

describe('ResponsiveImage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('offers AVIF, then WebP, then JPEG, and keeps the picture’s room', () => {
    const { container } = render(<ResponsiveImage image={picture} sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    const image = screen.getByRole('img', { name: 'Two fighters' });
    expect(image).toHaveAttribute('src', imageUrl(picture, 960, 'jpeg'));
    expect(image).toHaveAttribute('width', '3840');
    expect(image).toHaveAttribute('height', '2160');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads the page’s main picture at once and first', () => {
    render(<ResponsiveImage image={picture} sizes="100vw" loading="priority" />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows the picture’s colour until it has loaded, without a style attribute', () => {
    const html = renderToString(<ResponsiveImage image={picture} sizes="100vw" />);
    expect(html).toContain('fill="#1a2b3c"');
    expect(html).not.toContain('style=');
  });

  it('has another crop for narrow screens', () => {
    const { container } = render(
      <ResponsiveImage
        image={picture}
        sizes="100vw"
        mobile={{ image: { ...picture, url: '/tall' }, media: '(max-width: 767.98px)' }}
      />,
    );
    const [first] = container.querySelectorAll('source');
    expect(first).toHaveAttribute('media', '(max-width: 767.98px)');
    expect(first?.srcset).toContain('/tall?w=240&f=avif 240w');
  });

  it('does not load a deferred picture from server html, except without JavaScript', () => {
    const html = renderToString(
      <ResponsiveImage image={picture} sizes="20vw" loading="deferred" />,
    );
    const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(inside).toContain('<img');
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<img');
  });

  it('loads a deferred picture when the page is ready, and only near the screen', () => {
    const seen: ((entries: { isIntersecting: boolean; target: Element }[]) => void)[] = [];
    const watched: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (typeof seen)[number]) {
          seen.push(callback);
        }
        observe = (element: Element) => watched.push(element);
        unobserve = () => undefined;
      },
    );
    const tree = (ready: boolean) => (
      <DeferredMedia ready={ready}>
        <ResponsiveImage image={picture} sizes="20vw" loading="deferred" />
      </DeferredMedia>
    );
    const { rerender, container } = render(tree(false));
    expect(watched).toHaveLength(0);
    rerender(tree(true));
    expect(watched).toHaveLength(1);
    expect(container.querySelector('picture')).toBeNull();
    rerender(tree(true));
    for (const callback of seen) {
      for (const target of watched) callback([{ isIntersecting: true, target }]);
    }
    rerender(tree(true));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });
});
