import { channels, contrast } from '@marquee/theme';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button';
import { Hero, type HeroEntry } from './Hero';
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
