import { useSite } from '@marquee/renderer';
import { WorkshopPart } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { commerceSite } from '../testing/workshop';
import { useStage } from './use-stage';

afterEach(() => vi.unstubAllGlobals());

function Stage() {
  useStage('package_selection', { from: undefined, hasPlan: false });
  const { hash, search } = useLocation();
  return (
    <>
      <p>{useSite().realm.id + search + hash}</p>
      <Link to="#main">Skip to the content</Link>
      <Link to="?licences=101">One plan</Link>
    </>
  );
}

it('a stage is told once a visit, which another hash does not end', async () => {
  const layer: { event: string }[] = [];
  vi.stubGlobal('dataLayer', layer);
  const site = await commerceSite({ as: {}, realm: { analytics: { sinks: ['dataLayer'] } } });
  render(
    <WorkshopPart site={site}>
      <Stage />
    </WorkshopPart>,
  );
  await vi.waitFor(() => expect(layer).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));
  await screen.findByText('demo#main');
  await userEvent.click(screen.getByRole('link', { name: 'One plan' }));
  await screen.findByText('demo?licences=101');
  await vi.waitFor(() => expect(layer.length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(layer.map(({ event }) => event)).toEqual([
    'package_selection_viewed',
    'package_selection_viewed',
  ]);
});
