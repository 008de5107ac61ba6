import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from '../Card';
import { Grid } from './Grid';

describe('Grid', () => {
  it('is a list of its cards, with the given name', () => {
    render(
      <Grid shape="portrait" label="Series">
        <Card href="/a" title="A" shape="portrait" />
        {null}
        <Card href="/b" title="B" shape="portrait" />
      </Grid>,
    );
    expect(screen.getByRole('list', { name: 'Series' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
