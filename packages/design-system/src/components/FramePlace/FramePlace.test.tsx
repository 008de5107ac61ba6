import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { FramePlace } from './FramePlace';

it('FramePlace gives its element to the caller, empty', () => {
  const place = createRef<HTMLDivElement>();
  render(<FramePlace ref={place} />);
  expect(place.current).toBeEmptyDOMElement();
});
