import type { Draft } from '../findings/draft';
import { accessDrafts } from './access';
import { accountDrafts } from './account';
import { addressDrafts } from './addresses';
import { assetDrafts } from './assets';
import { commerceDrafts } from './commerce';
import { consentDrafts } from './consents';
import { cookieConsentDrafts } from './cookie-consent';
import { featureDrafts } from './features';
import { formDrafts } from './fields';
import { hstsDrafts } from './hsts';
import { languageDrafts } from './languages';
import { libraryDrafts } from './library';
import { localeDrafts } from './locales';
import { logoDrafts } from './logo';
import { menuDrafts } from './menus';
import { ownPathDrafts } from './own-paths';
import { pictureDrafts } from './pictures';
import { playerDrafts } from './player';
import { pluginDrafts } from './plugins';
import { providerDrafts } from './providers';
import { sectionDrafts } from './sections';
import type { Subject } from './subject';
import { targetDrafts } from './targets';
import { territoryDrafts } from './territories';
import { textDrafts } from './texts';
import { themeDrafts } from './theme';
import { translationDrafts } from './translations';
import { unusedDrafts } from './unused';
import { wordingDrafts } from './wording';

/** The checks that no schema can do. Each ignores values that do not fit the schema. */
export const CHECKS: readonly ((subject: Subject) => Draft[])[] = [
  localeDrafts,
  translationDrafts,
  wordingDrafts,
  targetDrafts,
  menuDrafts,
  featureDrafts,
  addressDrafts,
  hstsDrafts,
  ownPathDrafts,
  assetDrafts,
  pictureDrafts,
  logoDrafts,
  sectionDrafts,
  playerDrafts,
  libraryDrafts,
  pluginDrafts,
  consentDrafts,
  providerDrafts,
  accessDrafts,
  formDrafts,
  accountDrafts,
  cookieConsentDrafts,
  territoryDrafts,
  commerceDrafts,
  textDrafts,
  languageDrafts,
  themeDrafts,
  unusedDrafts,
];
