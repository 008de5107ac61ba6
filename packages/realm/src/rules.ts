import { rule as addressElsewhere } from './rules/address-elsewhere';
import { rule as analyticsUnasked } from './rules/analytics-unasked';
import { rule as assetHeavy } from './rules/asset-heavy';
import { rule as assetMisnamed } from './rules/asset-misnamed';
import { rule as assetMissing } from './rules/asset-missing';
import { rule as assetOversized } from './rules/asset-oversized';
import { rule as assetProportions } from './rules/asset-proportions';
import { rule as assetType } from './rules/asset-type';
import { rule as assetUndersized } from './rules/asset-undersized';
import { rule as assetUnsafe } from './rules/asset-unsafe';
import { rule as assetUnusable } from './rules/asset-unusable';
import { rule as blankText } from './rules/blank-text';
import { rule as brokenBase } from './rules/broken-base';
import { rule as consentTicked } from './rules/consent-ticked';
import { rule as contrastInterface } from './rules/contrast-interface';
import { rule as contrastOtherScheme } from './rules/contrast-other-scheme';
import { rule as contrastSurface } from './rules/contrast-surface';
import { rule as contrastText } from './rules/contrast-text';
import { rule as cookieConsentWithoutPolicy } from './rules/cookie-consent-without-policy';
import { rule as cookieConsentWithoutSinks } from './rules/cookie-consent-without-sinks';
import { rule as countryContradiction } from './rules/country-contradiction';
import { rule as defaultLocaleUnsupported } from './rules/default-locale-unsupported';
import { rule as defaultLoops } from './rules/default-loops';
import { rule as defaultNotThere } from './rules/default-not-there';
import { rule as defaultRestricted } from './rules/default-restricted';
import { rule as defaultTextMissing } from './rules/default-text-missing';
import { rule as deprecatedKey } from './rules/deprecated-key';
import { rule as duplicateId } from './rules/duplicate-id';
import { rule as duplicateKey } from './rules/duplicate-key';
import { rule as duplicateLabel } from './rules/duplicate-label';
import { rule as duplicateLocale } from './rules/duplicate-locale';
import { rule as duplicateProvider } from './rules/duplicate-provider';
import { rule as duplicateSection } from './rules/duplicate-section';
import { rule as duplicateValue } from './rules/duplicate-value';
import { rule as extendsCycle } from './rules/extends-cycle';
import { rule as featureForNobody } from './rules/feature-for-nobody';
import { rule as featureOff } from './rules/feature-off';
import { rule as fieldContradiction } from './rules/field-contradiction';
import { rule as fieldIncomplete } from './rules/field-incomplete';
import { rule as fieldNeverShown } from './rules/field-never-shown';
import { rule as fieldTwice } from './rules/field-twice';
import { rule as fontWithoutScript } from './rules/font-without-script';
import { rule as footerWithoutLegal } from './rules/footer-without-legal';
import { rule as frameAddress } from './rules/frame-address';
import { rule as frameOwnHost } from './rules/frame-own-host';
import { rule as hashToNowhere } from './rules/hash-to-nowhere';
import { rule as hostTaken } from './rules/host-taken';
import { rule as insecureLink } from './rules/insecure-link';
import { rule as insecureOrigin } from './rules/insecure-origin';
import { rule as labelsLocale } from './rules/labels-locale';
import { rule as labelsShape } from './rules/labels-shape';
import { rule as localeForm } from './rules/locale-form';
import { rule as localePaths } from './rules/locale-paths';
import { rule as localeUnspoken } from './rules/locale-unspoken';
import { rule as lockOut } from './rules/lock-out';
import { rule as logoUnseen } from './rules/logo-unseen';
import { rule as markupInText } from './rules/markup-in-text';
import { rule as markupLost } from './rules/markup-lost';
import { rule as missingKey } from './rules/missing-key';
import { rule as missingParam } from './rules/missing-param';
import { rule as notBuiltYet } from './rules/not-built-yet';
import { rule as nothingInherited } from './rules/nothing-inherited';
import { rule as outOfRange } from './rules/out-of-range';
import { rule as pageNotThere } from './rules/page-not-there';
import { rule as pathTaken } from './rules/path-taken';
import { rule as pathToNowhere } from './rules/path-to-nowhere';
import { rule as privateRoute } from './rules/private-route';
import { rule as providerIncomplete } from './rules/provider-incomplete';
import { rule as providerNeverOffered } from './rules/provider-never-offered';
import { rule as realmId } from './rules/realm-id';
import { rule as realmUnreadable } from './rules/realm-unreadable';
import { rule as redirectToNowhere } from './rules/redirect-to-nowhere';
import { rule as regexRefused } from './rules/regex-refused';
import { rule as regexSlashes } from './rules/regex-slashes';
import { rule as reservedId } from './rules/reserved-id';
import { rule as routeOutOfReach } from './rules/route-out-of-reach';
import type { Rule } from './rules/rule';
import { rule as sandboxAddress } from './rules/sandbox-address';
import { rule as secretInRealm } from './rules/secret-in-realm';
import { rule as sectionWithoutContent } from './rules/section-without-content';
import { rule as signUpClosed } from './rules/sign-up-closed';
import { rule as signUpContradiction } from './rules/sign-up-contradiction';
import { rule as surfaceUnused } from './rules/surface-unused';
import { rule as syntax } from './rules/syntax';
import { rule as territoriesContradiction } from './rules/territories-contradiction';
import { rule as territoriesForNobody } from './rules/territories-for-nobody';
import { rule as textTooLong } from './rules/text-too-long';
import { rule as tooLarge } from './rules/too-large';
import { rule as translationMissing } from './rules/translation-missing';
import { rule as translationUnused } from './rules/translation-unused';
import { rule as unfinishedText } from './rules/unfinished-text';
import { rule as unknownConsent } from './rules/unknown-consent';
import { rule as unknownCountry } from './rules/unknown-country';
import { rule as unknownExtends } from './rules/unknown-extends';
import { rule as unknownKey } from './rules/unknown-key';
import { rule as unknownLabel } from './rules/unknown-label';
import { rule as unknownPage } from './rules/unknown-page';
import { rule as unknownParam } from './rules/unknown-param';
import { rule as unknownPlaceholder } from './rules/unknown-placeholder';
import { rule as unknownPlugin } from './rules/unknown-plugin';
import { rule as unknownRoute } from './rules/unknown-route';
import { rule as unknownTimeZone } from './rules/unknown-time-zone';
import { rule as unknownValue } from './rules/unknown-value';
import { rule as unsafeAddress } from './rules/unsafe-address';
import { rule as untrimmedText } from './rules/untrimmed-text';
import { rule as unusedDefinition } from './rules/unused-definition';
import { rule as unusedKey } from './rules/unused-key';
import { rule as wrongFormat } from './rules/wrong-format';
import { rule as wrongType } from './rules/wrong-type';

/**
 * Every kind of mistake there is a finding for. An error keeps the realm from being served; a warning is something that
 * viewers would notice or that surely was not meant; a remark is what an operator may want to know.
 */
export const RULES = {
  syntax: syntax,
  'duplicate-key': duplicateKey,
  'unknown-key': unknownKey,
  'missing-key': missingKey,
  'wrong-type': wrongType,
  'unknown-value': unknownValue,
  'wrong-format': wrongFormat,
  'out-of-range': outOfRange,
  'duplicate-value': duplicateValue,
  'not-built-yet': notBuiltYet,
  'realm-id': realmId,
  'realm-unreadable': realmUnreadable,
  'too-large': tooLarge,
  'unknown-route': unknownRoute,
  'private-route': privateRoute,
  'route-out-of-reach': routeOutOfReach,
  'default-loops': defaultLoops,
  'default-not-there': defaultNotThere,
  'default-restricted': defaultRestricted,
  'feature-off': featureOff,
  'feature-for-nobody': featureForNobody,
  'hash-to-nowhere': hashToNowhere,
  'path-to-nowhere': pathToNowhere,
  'missing-param': missingParam,
  'unknown-param': unknownParam,
  'duplicate-label': duplicateLabel,
  'footer-without-legal': footerWithoutLegal,
  'unsafe-address': unsafeAddress,
  'insecure-origin': insecureOrigin,
  'insecure-link': insecureLink,
  'address-elsewhere': addressElsewhere,
  'redirect-to-nowhere': redirectToNowhere,
  'sandbox-address': sandboxAddress,
  'asset-missing': assetMissing,
  'asset-unusable': assetUnusable,
  'asset-unsafe': assetUnsafe,
  'asset-misnamed': assetMisnamed,
  'asset-type': assetType,
  'asset-proportions': assetProportions,
  'asset-undersized': assetUndersized,
  'asset-oversized': assetOversized,
  'asset-heavy': assetHeavy,
  'duplicate-id': duplicateId,
  'reserved-id': reservedId,
  'regex-refused': regexRefused,
  'regex-slashes': regexSlashes,
  'field-incomplete': fieldIncomplete,
  'field-contradiction': fieldContradiction,
  'field-never-shown': fieldNeverShown,
  'field-twice': fieldTwice,
  'country-contradiction': countryContradiction,
  'unknown-country': unknownCountry,
  'unknown-consent': unknownConsent,
  'consent-ticked': consentTicked,
  'territories-contradiction': territoriesContradiction,
  'territories-for-nobody': territoriesForNobody,
  'lock-out': lockOut,
  'provider-never-offered': providerNeverOffered,
  'sign-up-contradiction': signUpContradiction,
  'sign-up-closed': signUpClosed,
  'duplicate-provider': duplicateProvider,
  'provider-incomplete': providerIncomplete,
  'duplicate-locale': duplicateLocale,
  'locale-form': localeForm,
  'default-locale-unsupported': defaultLocaleUnsupported,
  'unknown-time-zone': unknownTimeZone,
  'default-text-missing': defaultTextMissing,
  'translation-missing': translationMissing,
  'translation-unused': translationUnused,
  'locale-unspoken': localeUnspoken,
  'locale-paths': localePaths,
  'blank-text': blankText,
  'untrimmed-text': untrimmedText,
  'unfinished-text': unfinishedText,
  'markup-in-text': markupInText,
  'markup-lost': markupLost,
  'text-too-long': textTooLong,
  'labels-shape': labelsShape,
  'labels-locale': labelsLocale,
  'unknown-label': unknownLabel,
  'unknown-placeholder': unknownPlaceholder,
  'contrast-text': contrastText,
  'contrast-interface': contrastInterface,
  'contrast-other-scheme': contrastOtherScheme,
  'logo-unseen': logoUnseen,
  'contrast-surface': contrastSurface,
  'surface-unused': surfaceUnused,
  'font-without-script': fontWithoutScript,
  'section-without-content': sectionWithoutContent,
  'duplicate-section': duplicateSection,
  'unused-key': unusedKey,
  'unused-definition': unusedDefinition,
  'analytics-unasked': analyticsUnasked,
  'cookie-consent-without-sinks': cookieConsentWithoutSinks,
  'cookie-consent-without-policy': cookieConsentWithoutPolicy,
  'secret-in-realm': secretInRealm,
  'host-taken': hostTaken,
  'page-not-there': pageNotThere,
  'path-taken': pathTaken,
  'frame-own-host': frameOwnHost,
  'frame-address': frameAddress,
  'unknown-plugin': unknownPlugin,
  'unknown-page': unknownPage,
  'unknown-extends': unknownExtends,
  'extends-cycle': extendsCycle,
  'broken-base': brokenBase,
  'nothing-inherited': nothingInherited,
  'deprecated-key': deprecatedKey,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
