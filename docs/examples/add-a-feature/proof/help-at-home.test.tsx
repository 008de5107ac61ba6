import { readRealm } from '@marquee/realm/node';
import { describeRoutes } from '@marquee/renderer';
import { siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { features } from './generated/features';

// The sample realm's file, to which the test of the worked example has added a home page with a help desk.
const { loaded, findings } = await readRealm('realm-configs/plain');
if (!loaded) throw new Error(JSON.stringify(findings));
const { realm } = loaded;

it('shows the section that a realm asks for, with what the origin answers', async () => {
  const visit = workshopVisit(realm, 'en', {
    answers: { '/api/v2/help-desk': [200, { open: true }] },
  });
  render(<WorkshopPage site={siteFixture({ realm, features, ...visit })} at="/home" />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Any questions?' })).toBeVisible();
  expect(screen.getByText('We answer at once.')).toBeVisible();
});

it('has the page among the routes of the realm', () => {
  const row = describeRoutes(realm, features, 'default').find(({ name }) => name === 'help');
  expect(row).toMatchObject({ path: '/help', live: true, feature: 'help' });
});
