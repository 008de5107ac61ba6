import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCssText } from '../../stitches';
import { PlanCard, PlanGrid } from './PlanCard';

describe('PlanCard', () => {
  it('has name, price, notes and features of each plan in a named list', () => {
    render(
      <PlanGrid label="Plans">
        <PlanCard
          name="Season"
          price="£9.99 a month"
          notes={['Free until 4 December', 'Tax included']}
          features={['Every fight', 'Two screens']}
          featuresLabel="Included in Season"
          action={<button type="button">Choose Season</button>}
        />
        <PlanCard name="One night" price="£4.99" />
      </PlanGrid>,
    );
    const [first, second] = within(screen.getByRole('list', { name: 'Plans' })).getAllByRole(
      'article',
    );
    expect(first).toHaveTextContent('Season£9.99 a monthFree until 4 DecemberTax included');
    expect(
      within(screen.getByRole('list', { name: 'Included in Season' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Choose Season' })).toBeVisible();
    expect(second).toHaveTextContent('One night£4.99');
    expect(screen.getByRole('heading', { level: 3, name: 'One night' })).toBeVisible();
  });

  it('[2.9-11] is below the others up to 860 px, and beside them from 861 px on', () => {
    render(
      <PlanGrid label="Plans">
        <PlanCard name="Season" price="£9.99" />
        <PlanCard name="One night" price="£4.99" />
      </PlanGrid>,
    );
    const [name = ''] = screen.getByRole('list', { name: 'Plans' }).className.split(' ').slice(-1);
    const rules = getCssText().matchAll(
      /(?:@media ([^{]*\))\s*\{\s*)?\.([\w-]+)\s*\{\s*grid-template-columns/g,
    );
    const widths = [...rules].filter(([, , one]) => one === name).map(([, media]) => media);
    // None without a condition, and none below this one.
    expect(widths[0]).toBe('(min-width: 860.02px)');
    for (const width of widths)
      expect(Number(/min-width: ([\d.]+)px/.exec(width ?? '')?.[1])).toBeGreaterThan(860);
  });
});
