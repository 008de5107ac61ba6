import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Text } from './Text';

describe('Text', () => {
  it('is a paragraph unless `as` is given', () => {
    render(
      <>
        <Text>Words</Text>
        <Text as="strong">Strong words</Text>
        <Text as="time" dateTime="21:00">
          At nine
        </Text>
      </>,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent('Words');
    expect(screen.getByRole('strong')).toHaveTextContent('Strong words');
    expect(screen.getByText('At nine')).toHaveAttribute('datetime', '21:00');
  });

  it('keeps a class and attributes of its caller', () => {
    render(
      <Text className="mine" id="hint">
        Words
      </Text>,
    );
    expect(screen.getByText('Words')).toHaveClass('mine');
    expect(screen.getByText('Words')).toHaveAttribute('id', 'hint');
  });
});
