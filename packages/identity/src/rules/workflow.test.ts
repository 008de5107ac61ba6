import { describe, expect, it } from 'vitest';
import type { SignInQuery } from './sign-in-query';
import { withCampaign, workflowOf } from './workflow';

const showsVideo = (path: string) => path.startsWith('/live/');

describe('[1.4-40] workflowOf', () => {
  it.each<[string, SignInQuery]>([
    ['login', {}],
    ['login', { type: 'login', from: '/news' }],
    ['signup', { type: 'signup', from: '/live/3' }],
    ['purchase', { entryPage: 'purchase' }],
    ['purchase', { entryPage: '/purchase', from: '/live/3' }],
    ['purchase', { entryPage: '//purchase' }],
    ['login', { entryPage: 'pur/chase' }],
    ['login', { entryPage: '/purchase/7' }],
    ['purchase', { showPurchase: 'true' }],
    ['signin_to_watch', { from: '/live/3' }],
  ])('is %s for %o', (workflow, query) => {
    expect(workflowOf(query, showsVideo)).toBe(workflow);
  });
});

describe('[1.9-21] withCampaign', () => {
  it('adds the campaign to the provider’s address', () => {
    expect(withCampaign('https://id.example/auth?state=1', 'spring')).toBe(
      'https://id.example/auth?state=1&campaign=spring',
    );
  });

  it('keeps the address where the realm has no campaign', () => {
    expect(withCampaign('https://id.example/auth', undefined)).toBe('https://id.example/auth');
  });
});
