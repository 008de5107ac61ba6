import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../kernel/database/open';
import { sandbox } from '../server';
import { accountSuite } from './account-suite';
import { agentSuite } from './agent-suite';
import { bearerSuite } from './bearer-suite';
import { cancelSuite } from './cancel-suite';
import { catalogueSuite } from './catalogue-suite';
import { commerceSuite } from './commerce-suite';
import { deviceSuite } from './device-suite';
import { errorLogSuite } from './error-log-suite';
import { favouriteSuite } from './favourite-suite';
import { gridSuite } from './grid-suite';
import { historySuite } from './history-suite';
import { identitySuite } from './identity-suite';
import { libraryRaceSuite } from './library-race-suite';
import { mandateSuite } from './mandate-suite';
import { moneySuite } from './money-suite';
import { newsSuite } from './news-suite';
import { overdueSuite } from './overdue-suite';
import { parentalSuite } from './parental-suite';
import { payingAgainSuite } from './paying-again-suite';
import { payingOverdueSuite } from './paying-overdue-suite';
import { planChangeSuite } from './plan-change-suite';
import { connectTo, findPostgres } from './postgres-server';
import { preferenceSuite } from './preference-suite';
import { profileSuite } from './profile-suite';
import { purchaseStormSuite } from './purchase-storm-suite';
import { purchaseThreadSuite } from './purchase-thread-suite';
import { renewalSuite } from './renewal-suite';
import { scheduleSuite } from './schedule-suite';
import { secretSuite } from './secret-suite';
import { settlingSuite } from './settling-suite';
import { streamRaceSuite } from './stream-race-suite';
import { streamSuite } from './stream-suite';
import { cacheFolder, type Start, startOrigin, type TestOrigin } from './test-origin';
import { titlePageSuite } from './title-page-suite';
import { watchlistSuite } from './watchlist-suite';
import { waysInRacesSuite } from './ways-in-races-suite';
import { waysInSuite } from './ways-in-suite';
import { webhookOrdersSuite } from './webhook-orders-suite';

const postgres = await findPostgres();
console.info(
  `The origin is tested on PGlite and ${postgres?.name ?? 'on nothing else: no PostgreSQL was found'}.`,
);

if (postgres) {
  describe(`on ${postgres.name}`, () => {
    afterAll(() => postgres.stop(), 60_000);

    // Planting is most of the work of a start: it is done once, and copied.
    let first: Promise<string> | undefined;
    const plantFirst = async () => {
      const databaseUrl = await postgres.createDatabase();
      const origin = await startOrigin({ databaseUrl });
      await origin.close();
      return databaseUrl;
    };
    const createPlanted = async () => {
      first ??= plantFirst();
      return postgres.createDatabase(await first);
    };
    const start: Start = async (overrides, plan) =>
      startOrigin({ ...overrides, databaseUrl: await createPlanted() }, plan);
    describe('identity', () => identitySuite(start));
    describe('bearers', () => bearerSuite(start));
    describe('accounts', () => accountSuite(start));
    describe('secrets', () => secretSuite(start));
    const open = async () => {
      const databaseUrl = await createPlanted();
      return openDatabase({ databaseUrl, storage: 'memory', cacheFolder }, console, sandbox);
    };
    describe('ways in', () => waysInSuite(open));
    describe('ways in at once', () => waysInRacesSuite(open));
    describe('its log', () => errorLogSuite(createPlanted));
    describe('agents', () => agentSuite(start));
    describe('devices', () => deviceSuite(start));
    // What only reads works alike on both: full runs show it.
    if (process.env.FULL) {
      describe('catalogue', () => catalogueSuite(start));
      describe('pages of titles', () => titlePageSuite(start));
      describe('grid', () => gridSuite(start));
      describe('news', () => newsSuite(start));
      describe('schedule', () => scheduleSuite(start));
    }
    describe('favourites', () => favouriteSuite(start));
    describe('history', () => historySuite(start));
    describe('watchlists', () => watchlistSuite(start));
    describe('preferences', () => preferenceSuite(start));
    describe('profiles', () => profileSuite(start));
    describe('parental control', () => parentalSuite(start));
    describe('the library at once', () => libraryRaceSuite(createPlanted));
    describe('streams', () => streamSuite(start));
    describe('streams at once', () => streamRaceSuite(createPlanted));
    describe('buying', () => purchaseThreadSuite(start));
    describe('commerce', () => commerceSuite(start));
    describe('money', () => moneySuite(start));
    describe('settling', () => settlingSuite(start));
    describe('a change of plan', () => planChangeSuite(start));
    describe('cancelling', () => cancelSuite(start));
    describe('renewals', () => renewalSuite(start));
    describe('overdue renewals', () => overdueSuite(start));
    describe('paying overdue renewals', () => payingOverdueSuite(start));
    describe('paying again', () => payingAgainSuite(start));
    describe('a bank that pays for a licence', () => mandateSuite(start));
    describe('webhooks', () => webhookOrdersSuite(start));
    describe('purchases at once', () => purchaseStormSuite(createPlanted));

    it('serves one database from several processes, which prepare it once and honour each other’s tokens', async () => {
      const databaseUrl = await postgres.createDatabase();
      const origins: TestOrigin[] = await Promise.all(
        [1, 2, 3].map(() => startOrigin({ databaseUrl })),
      );
      const [one, two, three] = origins;
      try {
        const login = await one?.login('partition@example.com');
        const settled = await two?.call('POST', '/api/v2/user/partition', {
          token: login?.body.authorisationToken,
          body: { partition: 'south' },
        });
        expect(settled?.status).toBe(204);
        const use = (origin?: TestOrigin) =>
          origin?.call<{ refreshToken: string }>('POST', '/api/v2/token/refresh', {
            body: { refreshToken: login?.body.refreshToken },
          });
        const answers = await Promise.all([use(one), use(two), use(three)]);
        expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
        expect(new Set(answers.map((answer) => answer?.body.refreshToken)).size).toBe(1);
      } finally {
        await Promise.all(origins.map((origin) => origin.close()));
      }
    }, 60_000);

    it('keeps viewers and sessions when the catalogue is planted anew', async () => {
      const databaseUrl = await postgres.createDatabase();
      const before = await startOrigin({ databaseUrl });
      const login = await before.login('new@example.com');
      await before.app.close();

      const client = await connectTo(databaseUrl);
      await client.query("update seed_state set fingerprint = 'older'");
      await client.query("delete from titles where realm_id = 'apex'");
      // As a database from before there were forms and terms has it.
      await client.query("update viewers set fields = '{}'");
      await client.query('delete from consent_answers');
      await client.end();

      const after = await startOrigin({ databaseUrl });
      try {
        const heroes = await after.query<{ heroes: unknown[] }>('{ heroes(first: 5) { id } }');
        expect(heroes.body.data.heroes).toHaveLength(5);
        expect((await after.login('new@example.com')).body).toMatchObject({
          firstSignIn: false,
          missingInformationStatus: 'NONE',
        });
        const incomplete = await after.login('incomplete@example.com');
        expect(incomplete.body.missingInformationStatus).toBe('REQUIRED');
        const next = await after.call('POST', '/api/v2/token/refresh', {
          body: { refreshToken: login.body.refreshToken },
        });
        expect(next.status).toBe(200);
      } finally {
        await after.close();
      }
    }, 60_000);
  });
} else {
  it('every suite of the origin on PostgreSQL', ({ skip }) => {
    skip(
      'no server was found: set DATABASE_URL, or install one (Debian: apt-get install postgresql)',
    );
  });
}
