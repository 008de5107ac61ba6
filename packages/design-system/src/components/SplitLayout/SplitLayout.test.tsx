import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SplitLayout } from './SplitLayout';

const source = (src: string) => ({ src, width: 1080, height: 1440, tone: '#102030' });
const all = { web: source('/web.jpg'), rtl: source('/rtl.jpg'), mobile: source('/mobile.jpg') };
const image = (container: HTMLElement) => container.querySelector('img');

describe('SplitLayout', () => {
  it('[1.1-17] shows the background for the direction of the page', () => {
    const { container, rerender } = render(
      <SplitLayout dir="ltr" background={all}>
        Form
      </SplitLayout>,
    );
    expect(image(container)).toHaveAttribute('src', '/web.jpg');
    rerender(
      <SplitLayout dir="rtl" background={all}>
        Form
      </SplitLayout>,
    );
    expect(image(container)).toHaveAttribute('src', '/rtl.jpg');
    rerender(
      <SplitLayout dir="rtl" background={{ web: all.web }}>
        Form
      </SplitLayout>,
    );
    expect(image(container)).toHaveAttribute('src', '/web.jpg');
  });

  it('[1.9-01] shows the mobile background up to 1024 px', () => {
    const { container } = render(
      <SplitLayout dir="ltr" background={all}>
        Form
      </SplitLayout>,
    );
    const mobile = container.querySelector('source');
    expect(mobile).toHaveAttribute('media', '(max-width: 1024px)');
    expect(mobile).toHaveAttribute('srcset', '/mobile.jpg');
  });

  it('hides its art from assistive technology', () => {
    render(
      <SplitLayout dir="ltr" background={all} header="Back" footer="Terms">
        Form
      </SplitLayout>,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Form')).toBeInTheDocument();
  });
});
