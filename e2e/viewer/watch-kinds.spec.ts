import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { begin, playerOf, stopWatching } from '../journey/player';
import { REALMS, type RealmId, realmFile } from '../journey/realms';
import { HOLDER, signInAs, WITHOUT_LICENCE } from '../journey/sample-viewers';
import { expect, test, withMotion } from '../journey/test';
import { type Access, KINDS, type Kind, openOneOf } from '../journey/titles';

test.use(withMotion);

type Refusal = 'SIGN_IN' | 'LICENCE_NEEDED';

interface Person {
  who: string;
  /** Undefined for a guest. */
  id?: string;
  /** Why a title of each access does not play for them. */
  refused: Partial<Record<Access, Refusal>>;
  /** The kinds that they try, counted on from the realm's number: each person tries each kind in some realm. */
  tries: readonly number[];
  /** The access of the titles that they look for. */
  wanted: Access;
}

const PEOPLE: readonly Person[] = [
  {
    who: 'a guest',
    refused: { REGISTERED: 'SIGN_IN', LICENCE: 'SIGN_IN' },
    tries: [4],
    wanted: 'FREE',
  },
  {
    who: 'a viewer with a licence',
    id: HOLDER,
    refused: {},
    tries: [0],
    wanted: 'LICENCE',
  },
  {
    who: 'a viewer without a licence',
    id: WITHOUT_LICENCE,
    refused: { LICENCE: 'LICENCE_NEEDED' },
    tries: [1],
    wanted: 'LICENCE',
  },
];

/** The kinds of which a realm's pages list no title. */
const UNLISTED: Partial<Record<RealmId, readonly Kind[]>> = { corral: ['playlist'] };

/** What a person tries in a realm. */
const triesOf = ({ tries, wanted }: Person, number: number): [Kind, Access][] =>
  tries.flatMap((one) => {
    const kind = KINDS[(number + one) % KINDS.length];
    return kind ? [[kind, wanted]] : [];
  });

/** Expects a refusal in the player's place, with what leads on from it. */
async function expectRefused(page: Page, name: string, refusal: Refusal, language: string) {
  const [, , id] = new URL(page.url()).pathname.split('/');
  const player = playerOf(page, name, language);
  const text = (part: string) => label(`player.refused.${refusal}.${part}`, {}, language);
  await expect(player).toContainText(text('title'));
  await expect(player).toContainText(text('text'));
  const wayOn = refusal === 'SIGN_IN' ? 'player.signIn' : 'player.browse';
  const link = player.getByRole('link', { name: label(wayOn, {}, language) });
  if (refusal === 'SIGN_IN') {
    // Back over the page before the title, which goes on into play.
    await expect(link).toHaveAttribute('href', `/login?from=%2Finterstitial%2F${id}`);
  } else {
    await link.click();
    await expect(page).toHaveURL(/\/home$/);
  }
}

/** Expects the time until an event in the player's place, and the way to be reminded of it. */
async function expectCountdown(page: Page, name: string, language: string) {
  const timer = page.getByRole('timer', {
    name: label('player.starts.in', { title: name }, language),
  });
  await expect(timer).toContainText(/[\d\u0660-\u0669]/);
  const remind = playerOf(page, name, language).getByRole('link', {
    name: label('player.remind', {}, language),
  });
  await expect(remind).toHaveAttribute('href', /\/event\/[^/]+\.ics\?/);
}

for (const [number, realm] of REALMS.entries()) {
  const language = realmFile(realm).locales.default;
  for (const person of PEOPLE) {
    const tries = triesOf(person, number);
    const kinds = [...new Set(tries.map(([kind]) => kind))].join(', ');

    test(`${realm}: ${person.who} watches what is for them, and reads what is missing otherwise: ${kinds}`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(60_000 + tries.length * 60_000);
      // Browsers log the stream call where the origin refuses it, with the reason: 401, 402; 409 tells its clock.
      complaints.allow(/status of (401|402|409)/);
      if (person.id !== undefined) await signInAs(page, realm, person.id);
      for (const [kind, wanted] of tries) {
        await test.step(`${kind}, ${wanted}`, async () => {
          const title = await openOneOf(page, realm, kind, wanted);
          if (UNLISTED[realm]?.includes(kind)) {
            expect(title, `${realm} lists a ${kind}`).toBeNull();
            return;
          }
          if (!title) throw new Error(`No page of ${realm} lists a title of this kind: ${kind}.`);
          const { name, access } = title;
          const refusal = person.refused[access];
          if (kind === 'upcoming') {
            await expectCountdown(page, name, language);
            return;
          }
          await begin(page, realm, name);
          if (refusal) {
            await expectRefused(page, name, refusal, language);
          } else {
            await expectMoving(page);
            // A guest's screen is not counted.
            if (person.id !== undefined) await stopWatching(page);
          }
        });
      }
    });
  }
}
