import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mediaLayer, PlayerFrame, type PlayerFrameProps } from './PlayerFrame';

const poster = { url: '/poster', width: 1920, height: 1080, tone: '#123456' };
const frame = (props: Partial<PlayerFrameProps> = {}) => (
  <PlayerFrame label="Player: Harbour" poster={poster} {...props} />
);

describe('PlayerFrame', () => {
  it('is a region with the name of the player, and gives the caller a ref to it', () => {
    const ref = createRef<HTMLElement>();
    render(frame({ ref }));
    expect(screen.getByRole('region', { name: 'Player: Harbour' })).toBe(ref.current);
  });

  it.each(['theatre', 'full-page', 'floating'] as const)(
    'keeps its element and its video when it becomes %s, so that playback goes on',
    (view) => {
      const media = (
        <div className={mediaLayer()}>
          <video muted />
        </div>
      );
      const { rerender, container } = render(frame({ media }));
      const region = screen.getByRole('region');
      const video = container.querySelector('video');
      rerender(frame({ media, view, playing: true }));
      expect(screen.getByRole('region')).toBe(region);
      expect(container.querySelector('video')).toBe(video);
    },
  );

  it('keeps the poster under the moving picture', () => {
    const { rerender, container } = render(frame());
    const picture = container.querySelector('img');
    rerender(frame({ playing: true }));
    expect(container.querySelector('img')).toBe(picture);
  });

  it('has its watermark over the moving picture alone, under captions, and tells readers nothing of it', () => {
    const image = { src: '/mark.svg', width: 220, height: 48 };
    const props = { watermark: { image, corner: 'end' }, captions: <p>captions</p> } as const;
    const { rerender, container } = render(frame(props));
    const mark = () => container.querySelector('img[src="/mark.svg"]');
    expect(mark()).toBeNull();
    rerender(frame({ ...props, playing: true }));
    expect(mark()).toHaveAttribute('alt', '');
    expect(screen.queryByRole('img')).toBeNull();
    const order = mark()?.compareDocumentPosition(screen.getByText('captions'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has layers in the order in which they are read: captions, front, controls', () => {
    render(frame({ captions: 'captions ', children: 'front ', controls: 'controls' }));
    expect(screen.getByRole('region')).toHaveTextContent('captions front controls');
  });

  it('passes a strict policy in the server’s page', () => {
    expect(renderToString(frame({ view: 'floating' }))).not.toMatch(/\sstyle=/);
  });
});
