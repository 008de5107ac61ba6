import { defineFeature } from '@marquee/renderer';
import { siteFixture } from '@marquee/renderer/testing';
import { expect, it } from 'vitest';
import { workflowOf } from '../rules/workflow';
import { showsVideo } from './shows-video';

const noLabels = async () => ({ default: {} });
const pages = defineFeature({
  name: 'pages',
  routes: [
    { name: 'interstitial', load: async () => ({ Page: () => null }) },
    { name: 'live', load: async () => ({ Page: () => null }) },
    { name: 'home', load: async () => ({ Page: () => null }) },
  ],
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});

it.each([
  ['en', '/interstitial/e-1', 'signin_to_watch'],
  ['en', '/live/e-1/friday-night?t=9', 'signin_to_watch'],
  ['en', '/home', 'login'],
  ['es', '/antesala/e-1', 'signin_to_watch'],
  ['es', '/es/antesala/e-1', 'signin_to_watch'],
  ['es', '/es/inicio', 'login'],
] as const)(
  '[1.4-40] in %s a viewer who comes from %s is about to %s',
  (locale, from, workflow) => {
    const site = siteFixture({ locale, features: [pages] });
    expect(workflowOf({ from }, (path) => showsVideo(site, path))).toBe(workflow);
  },
);
