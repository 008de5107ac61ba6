import { render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CaptionsLayer } from './CaptionsLayer';
import { CAPTIONS_PRESETS } from './captions-look';

const root = () => {
  const element = document.querySelector('[data-ui="captions"]');
  if (!(element instanceof HTMLElement)) throw new Error('There are no captions.');
  return element;
};

/** Has captions as large as that, as long as they have room: no styles are laid out here. */
function chooseFortyPixels(): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '[data-ui="captions"] { font-size: 40px }';
  onTestFinished(() => sheet.remove());
}

describe('CaptionsLayer', () => {
  it('shows the cues of this moment in order, with their language and markup', () => {
    render(
      <CaptionsLayer
        cues={[
          { id: '1', content: <i>You said nine.</i>, lang: 'en' },
          { id: '2', content: 'ثم انقلب المدّ.', lang: 'ar' },
        ]}
      />,
    );
    expect(root()).toHaveTextContent('You said nine.ثم انقلب المدّ.');
    expect(screen.getByText('You said nine.').tagName).toBe('I');
    expect(screen.getByText('ثم انقلب المدّ.').parentElement).toHaveAttribute('lang', 'ar');
  });

  it('puts cues of one place into one box, so that they do not cover each other', () => {
    render(
      <CaptionsLayer
        cues={[
          { id: '1', content: 'One' },
          { id: '2', content: 'Two' },
          { id: '3', content: 'Above', line: 0 },
        ]}
      />,
    );
    const boxOf = (text: string) => screen.getByText(text).parentElement?.parentElement;
    expect(boxOf('One')).toBe(boxOf('Two'));
    expect(boxOf('Above')).not.toBe(boxOf('One'));
  });

  it('has the size that the viewer chose, from 50 to 300 per cent', () => {
    const look = (size: number) => ({ ...CAPTIONS_PRESETS.default, size });
    const { rerender } = render(<CaptionsLayer cues={[]} look={look(200)} />);
    const size = () => root().style.getPropertyValue('--caption-size');
    expect(size()).toBe('2');
    rerender(<CaptionsLayer cues={[]} look={look(900)} />);
    expect(size()).toBe('3');
  });

  it('makes cues smaller until they are whole, and as large as they were chosen where they have room', () => {
    chooseFortyPixels();
    const size = () => Number.parseFloat(getComputedStyle(root()).fontSize);
    // a cue is as high as two of its letters; the picture has room for three letters
    const needed = vi
      .spyOn(Element.prototype, 'scrollHeight', 'get')
      .mockImplementation(() => 2 * size() * screen.getAllByText(/line/).length);
    const room = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(120);
    onTestFinished(() => {
      needed.mockRestore();
      room.mockRestore();
    });
    const one = { id: '1', content: 'a line' };
    const { rerender } = render(<CaptionsLayer cues={[one, { ...one, id: '2' }]} />);
    expect(size()).toBeLessThan(31);
    expect(size()).toBeGreaterThan(27);
    rerender(<CaptionsLayer cues={[one]} />);
    expect(size()).toBe(40);
  });

  it('leaves cues as large as they were chosen where their file wants them in one place', () => {
    chooseFortyPixels();
    const place = new DOMRect(0, 0, 100, 20);
    const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
    onTestFinished(() => rects.mockRestore());
    render(
      <CaptionsLayer
        cues={[
          { id: '1', content: 'One', line: 90, snapToLines: false },
          { id: '2', content: 'Two' },
        ]}
      />,
    );
    expect(root().style.fontSize).toBe('');
  });
});
