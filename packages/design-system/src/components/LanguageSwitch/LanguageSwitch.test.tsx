import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LanguageSwitch } from './LanguageSwitch';

const setup = () =>
  render(
    <>
      <LanguageSwitch
        label="Language"
        current="en"
        languages={[
          { tag: 'en', name: 'English', href: '/en', dir: 'ltr' },
          { tag: 'ar', name: 'العربية', href: '/ar', dir: 'rtl' },
        ]}
      />
      <button type="button">After</button>
    </>,
  );
const list = () => screen.getByRole<HTMLDetailsElement>('group');

describe('LanguageSwitch', () => {
  it('links to the same page in each language, named in that language', () => {
    setup();
    const arabic = screen.getByRole('link', { name: 'العربية', hidden: true });
    expect(arabic).toHaveAttribute('href', '/ar');
    expect(arabic).toHaveAttribute('hreflang', 'ar');
    expect(arabic).toHaveAttribute('lang', 'ar');
    expect(arabic).toHaveAttribute('dir', 'rtl');
  });

  it('renders nothing for a single language', () => {
    const only = [{ tag: 'en', name: 'English', href: '/en', dir: 'ltr' }] as const;
    const { container } = render(<LanguageSwitch label="Language" current="en" languages={only} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('marks the language in use', () => {
    setup();
    expect(screen.getByLabelText('Language: English')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'English', hidden: true })).toHaveAttribute(
      'aria-current',
    );
  });

  it('closes by Escape and returns the focus', async () => {
    setup();
    await userEvent.click(screen.getByLabelText('Language: English'));
    expect(list().open).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(list().open).toBe(false);
    expect(screen.getByLabelText('Language: English')).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    setup();
    await userEvent.click(screen.getByLabelText('Language: English'));
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    expect(list().open).toBe(false);
  });
});
