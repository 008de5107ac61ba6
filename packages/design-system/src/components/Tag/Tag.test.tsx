import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClockIcon } from '../Icon';
import { Tag } from './Tag';

describe('Tag', () => {
  it('says its fact; the icon beside it is for the eye', () => {
    render(<Tag icon={<ClockIcon />}>48 min</Tag>);
    expect(screen.getByText('48 min')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
