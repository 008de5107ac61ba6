import { createOriginClient } from '@marquee/origin-client';
import shell from '../../labels/en.json';
import { siteFixture } from '../../testing';
import en from '../labels/en.json';
import type { CountryCodes } from '../rules/countries';
import { COUNTRY_CODES } from './country-codes';

/** The origin's answer to a call for the countries. */
export const countries = (body: CountryCodes = COUNTRY_CODES) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** A site for tests whose origin answers the countries, or what else `answer` gives. */
export function formSite(answer: () => Promise<Response> | Response = () => countries()) {
  const origin = createOriginClient({
    address: 'http://origin.test',
    publicKey: 'key',
    language: 'en',
    fetch: async () => answer(),
  });
  return siteFixture({ labels: { ...shell, ...en }, origin });
}
