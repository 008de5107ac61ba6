import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Ada Okafor', 'AO'],
    ['ada', 'A'],
    ['Rosa María Delgado Fernández', 'RF'],
    ['Jean-Luc', 'JL'],
    ['Élodie Çelik', 'ÉÇ'],
    ['Ωmega 3', 'Ω'],
    ['ليلى الحارثي', 'ل'],
    ['佐藤 花子', '佐'],
    ['Kim (the Hammer) Sato', 'KS'],
    ['007', ''],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('are never more than two letters, whatever the name of a profile', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        // the capitals of some letters are two: ß, ﬁ
        expect((initials(name).match(/\p{L}/gu) ?? []).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('Avatar', () => {
  it('is hidden from assistive technology beside its name, and has a name where it is alone', () => {
    const { rerender } = render(<Avatar name="Ada Okafor" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Avatar name="Ada Okafor" label="Ada Okafor" />);
    expect(screen.getByRole('img', { name: 'Ada Okafor' })).toHaveTextContent('AO');
  });

  it('announces the meaning of its ring', () => {
    render(<Avatar name="Ada Okafor" label="Ada Okafor" liveLabel="live now" />);
    expect(screen.getByRole('img', { name: 'Ada Okafor, live now' })).toBeInTheDocument();
  });

  it('shows the picture instead of letters', () => {
    const { container } = render(
      <Avatar name="Ada Okafor" image={{ url: '/ada', width: 400, height: 400 }} />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/ada?w=240&f=jpeg');
    expect(container).not.toHaveTextContent('AO');
  });

  it('shows a drawing of a person for a name without letters', () => {
    const { container } = render(<Avatar name="007" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
