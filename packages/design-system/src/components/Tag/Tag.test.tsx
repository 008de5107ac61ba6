import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClockIcon } from '../Icon';
import { Tag } from './Tag';

describe('Tag', () => {
  it('is read as its fact only: the icon is decoration', () => {
    render(<Tag icon={<ClockIcon />}>48 min</Tag>);
    expect(screen.getByText('48 min')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
