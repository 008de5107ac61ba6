import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton';

it('Skeleton is hidden from assistive technology and has a shape of its own', () => {
  const { container } = render(
    <>
      <Skeleton />
      <Skeleton shape="portrait" width="half" />
    </>,
  );
  const [line, picture] = container.children;
  expect(line).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
  expect(picture?.className).not.toBe(line?.className);
});
