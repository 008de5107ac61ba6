import { parseUrl, type Realm } from '@marquee/realm';
import { type Check, wrong } from '../check';

/** Checks that pages may load media from where they are. */
export function checkHost({ origin }: Realm, subject: string, address: string): Check[] {
  const host = new URL(address).origin;
  const named = [origin.address, ...(origin.media ?? [])].map((one) => parseUrl(one)?.origin);
  if (named.includes(host)) return [];
  return [
    wrong(
      subject,
      `Media come from ${host}, and pages load none from there.`,
      `Add it to the realm: "media": [${JSON.stringify(host)}] at origin.media.`,
    ),
  ];
}
