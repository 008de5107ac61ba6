import { channels, contrast } from '@marquee/theme';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../Button';
import { Hero, type HeroEntry } from './Hero';
import { HeroMotion } from './HeroMotion';
import { HeroSkeleton } from './HeroSkeleton';
import { fieldColour, scrimColour } from './scrim-colour';

const entries: HeroEntry[] = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  title,
  tagline: `About ${title}`,
  href: `/${title}`,
  actions: <Button href={`/${title}/watch`}>Watch {title}</Button>,
  image: { url: `/wide/${title}`, width: 3840, height: 2160, tone: '#335577' },
  mobileImage: { url: `/tall/${title}`, width: 1600, height: 2000, tone: '#335577' },
}));

const hero = (list: HeroEntry[] = entries) => (
  <Hero
    label="Featured"
    roleLabel="carousel"
    entries={list}
    pauseLabel="Pause"
    playLabel="Play"
    entryLabel={(position, total, title) => `${position} of ${total}: ${title}`}
  />
);
const dot = (name: RegExp) => screen.getByRole('button', { name });
const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

describe('Hero', () => {
  it('renders its first entry completely in the server’s html', () => {
    const html = renderToString(hero());
    expect(html).toContain('About One');
    expect(html).toContain('/wide/One?w=1920&amp;f=avif 1920w');
    expect(html).toContain('/tall/One?w=960&amp;f=avif 960w');
    expect(html).toContain('fetchPriority="high"');
    const fetched = html.replace(/<noscript>.*?<\/noscript>/g, '');
    expect(fetched).not.toContain('/wide/Two');
    expect(fetched).not.toContain('style=');
  });

  it('changes the entry by its buttons and arrow keys, and wraps around', async () => {
    render(hero());
    await userEvent.click(dot(/2 of 3/));
    expect(shown()).toBe('2 of 3: Two');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('1 of 3: One');
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('3 of 3: Three');
  });

  it('reverses the arrow keys where text runs from right to left', async () => {
    render(<div style={{ direction: 'rtl' }}>{hero()}</div>);
    dot(/1 of 3/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('2 of 3: Two');
  });

  it('follows a swipe, and not a scroll', () => {
    render(hero());
    const section = screen.getByRole('region', { name: 'Featured' });
    const swipe = (x: number, y: number) => {
      fireEvent.pointerDown(section, { pointerType: 'touch', clientX: 200, clientY: 200 });
      fireEvent.pointerUp(section, { pointerType: 'touch', clientX: 200 + x, clientY: 200 + y });
    };
    swipe(-80, 5);
    expect(shown()).toBe('2 of 3: Two');
    swipe(-60, 150);
    expect(shown()).toBe('2 of 3: Two');
    swipe(80, 0);
    expect(shown()).toBe('1 of 3: One');
  });

  it('advances when its progress is full, and can be paused', async () => {
    const { container } = render(hero());
    const progress = container.querySelector('[aria-current] > span') ?? document.body;
    // jsdom has no AnimationEvent, so React listens for the older name
    fireEvent(progress, new Event('webkitAnimationEnd', { bubbles: true }));
    expect(shown()).toBe('2 of 3: Two');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('region')).toHaveAttribute('data-paused');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('region')).not.toHaveAttribute('data-paused');
  });

  it('keeps an entry whose time is over in the moment in which the focus comes to it', async () => {
    const { container } = render(hero());
    const progress = () => container.querySelector('[aria-current] > span') ?? document.body;
    const before = progress();
    act(() => screen.getByRole('button', { name: 'Pause' }).focus());
    fireEvent(before, new Event('webkitAnimationEnd', { bubbles: true }));
    expect(shown()).toBe('1 of 3: One');
    expect(progress(), 'its time begins anew').not.toBe(before);
    act(() => screen.getByRole('button', { name: 'Pause' }).blur());
    fireEvent(progress(), new Event('webkitAnimationEnd', { bubbles: true }));
    expect(shown()).toBe('2 of 3: Two');
  });

  it('pauses in a hidden tab', () => {
    render(hero());
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('region')).toHaveAttribute('data-paused');
    Reflect.deleteProperty(document, 'hidden');
  });

  it('renders without a picture', () => {
    const { container } = render(hero([{ id: 'a', title: 'Bare' }]));
    expect(screen.getByRole('heading', { name: 'Bare' })).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('has no controls for a single entry, and renders nothing without entries', () => {
    const { container, rerender } = render(hero(entries.slice(0, 1)));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region')).not.toHaveAttribute('aria-roledescription');
    rerender(hero([]));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('a hero that moves', () => {
  /** Tells that what is observed has come into the window, or has left it. */
  let scroll = (_isInView: boolean) => {};
  const play = vi.fn(async () => {});
  const pause = vi.fn();

  beforeEach(() => {
    play.mockClear();
    pause.mockClear();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private follow: (entries: { isIntersecting: boolean }[]) => void) {}
        observe(element: Element) {
          if (element.matches('video'))
            scroll = (isIntersecting) => this.follow([{ isIntersecting }]);
        }
        unobserve() {}
        disconnect() {
          scroll = () => {};
        }
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const moving = (list: HeroEntry[]) => (
    <Hero
      label="Featured"
      entries={list}
      pauseLabel="Pause"
      playLabel="Play"
      entryLabel={(position) => String(position)}
      media={({ id, stopped, onMoving }) => (
        <HeroMotion src={`/moving/${id}`} stopped={stopped} onMoving={onMoving} />
      )}
    />
  );
  const video = () => document.querySelector('video') ?? document.createElement('video');

  it('moves behind the shown entry alone, without sound, and is nothing to assistive technology', () => {
    render(moving(entries));
    expect(document.querySelectorAll('video')).toHaveLength(1);
    expect(video()).toHaveAttribute('src', '/moving/One');
    expect(video().parentElement).toHaveAttribute('aria-hidden', 'true');
    expect(video().muted).toBe(true);
    expect(video()).not.toHaveAttribute('autoplay');
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect(video()).toHaveAttribute('src', '/moving/Two');
  });

  it('is heard by a viewer who wants that, once they have pressed something of the page', () => {
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal('navigator', { userActivation });
    render(<HeroMotion src="/moving/One" stopped={false} heard onMoving={() => {}} />);
    expect(video().muted).toBe(true);
    userActivation.hasBeenActive = true;
    fireEvent.pointerUp(document);
    expect(video().muted).toBe(false);
    cleanup();
    render(<HeroMotion src="/moving/One" stopped={false} onMoving={() => {}} />);
    fireEvent.pointerUp(document);
    expect(video().muted).toBe(true);
  });

  it('moves only in view, and in a tab that is shown', () => {
    render(moving(entries));
    expect(play).not.toHaveBeenCalled();
    scroll(true);
    expect(play).toHaveBeenCalledOnce();
    scroll(false);
    expect(pause).toHaveBeenCalledOnce();
    scroll(true);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    expect(pause).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, 'hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('is stopped by a button, which a single entry has once it moves', async () => {
    render(moving(entries.slice(0, 1)));
    expect(screen.queryByRole('button')).toBeNull();
    scroll(true);
    fireEvent.playing(video());
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(pause).toHaveBeenCalled();
    play.mockClear();
    scroll(true);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    scroll(true);
    expect(play).toHaveBeenCalledOnce();
  });

  it('has a button where it was stopped before it moved, so that it can begin', () => {
    const onMoving = vi.fn();
    render(<HeroMotion src="/moving/One" stopped onMoving={onMoving} />);
    expect(onMoving).toHaveBeenLastCalledWith(true);
    expect(play).not.toHaveBeenCalled();
    fireEvent.error(video());
    expect(onMoving).toHaveBeenLastCalledWith(false);
  });

  it('is not lost when a start is aborted, as at a press on Pause', async () => {
    render(moving(entries.slice(0, 1)));
    play.mockRejectedValueOnce(new DOMException('paused', 'AbortError'));
    scroll(true);
    fireEvent.playing(video());
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('leaves its picture, and no button, once the browser refuses', async () => {
    render(moving(entries.slice(0, 1)));
    scroll(true);
    fireEvent.playing(video());
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    play.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
    scroll(true);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('leaves its picture, and no button, where the file does not come', () => {
    render(moving(entries.slice(0, 1)));
    scroll(true);
    fireEvent.playing(video());
    fireEvent.error(video());
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('scrimColour', () => {
  it.each(['#ffffff', '#ffd400', '#00ff88', '#335577', '#000000', undefined])(
    'makes %s dark enough for white text',
    (tone) => {
      expect(contrast('#ffffff', scrimColour(tone))).toBeGreaterThan(13);
      expect(contrast('#ffffff', fieldColour(tone))).toBeGreaterThan(5);
    },
  );

  it('keeps the hue', () => {
    const [red, green, blue] = channels(scrimColour('#ff8800'));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });
});

describe('HeroSkeleton', () => {
  it('is busy, and has a name for it', () => {
    const { container } = render(<HeroSkeleton label="Loading" />);
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(container).toHaveTextContent(/^Loading$/);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
