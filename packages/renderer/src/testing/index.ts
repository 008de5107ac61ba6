export { realmFixture } from './realm-fixture';
export { siteFixture } from './site-fixture';
