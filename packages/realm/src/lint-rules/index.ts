import { rule as addressElsewhere } from './address-elsewhere';
import { rule as analyticsUnasked } from './analytics-unasked';
import { rule as assetHeavy } from './asset-heavy';
import { rule as assetMisnamed } from './asset-misnamed';
import { rule as assetMissing } from './asset-missing';
import { rule as assetOversized } from './asset-oversized';
import { rule as assetProportions } from './asset-proportions';
import { rule as assetType } from './asset-type';
import { rule as assetUndersized } from './asset-undersized';
import { rule as assetUnsafe } from './asset-unsafe';
import { rule as assetUnusable } from './asset-unusable';
import { rule as autoplayWithSound } from './autoplay-with-sound';
import { rule as backgroundWithoutHero } from './background-without-hero';
import { rule as blankText } from './blank-text';
import { rule as brokenBase } from './broken-base';
import { rule as castInsecure } from './cast-insecure';
import { rule as consentTicked } from './consent-ticked';
import { rule as contrastInterface } from './contrast-interface';
import { rule as contrastOtherScheme } from './contrast-other-scheme';
import { rule as contrastSurface } from './contrast-surface';
import { rule as contrastText } from './contrast-text';
import { rule as cookieConsentWithoutPolicy } from './cookie-consent-without-policy';
import { rule as cookieConsentWithoutSinks } from './cookie-consent-without-sinks';
import { rule as countryContradiction } from './country-contradiction';
import { rule as countryWithoutMethod } from './country-without-method';
import { rule as defaultLocaleUnsupported } from './default-locale-unsupported';
import { rule as defaultLoops } from './default-loops';
import { rule as defaultNotThere } from './default-not-there';
import { rule as defaultRestricted } from './default-restricted';
import { rule as defaultTextMissing } from './default-text-missing';
import { rule as deprecatedKey } from './deprecated-key';
import { rule as duplicateId } from './duplicate-id';
import { rule as duplicateKey } from './duplicate-key';
import { rule as duplicateLabel } from './duplicate-label';
import { rule as duplicateLocale } from './duplicate-locale';
import { rule as duplicatePaymentProvider } from './duplicate-payment-provider';
import { rule as duplicateProvider } from './duplicate-provider';
import { rule as duplicateSection } from './duplicate-section';
import { rule as duplicateValue } from './duplicate-value';
import { rule as extendsCycle } from './extends-cycle';
import { rule as featureForNobody } from './feature-for-nobody';
import { rule as featureOff } from './feature-off';
import { rule as fieldContradiction } from './field-contradiction';
import { rule as fieldIncomplete } from './field-incomplete';
import { rule as fieldNeverShown } from './field-never-shown';
import { rule as fieldTwice } from './field-twice';
import { rule as fontWithoutScript } from './font-without-script';
import { rule as footerWithoutLegal } from './footer-without-legal';
import { rule as frameAddress } from './frame-address';
import { rule as frameOwnHost } from './frame-own-host';
import { rule as hashToNowhere } from './hash-to-nowhere';
import { rule as hostTaken } from './host-taken';
import { rule as hstsBareDomain } from './hsts-bare-domain';
import { rule as insecureLink } from './insecure-link';
import { rule as insecureOrigin } from './insecure-origin';
import { rule as labelsLocale } from './labels-locale';
import { rule as labelsMisnamed } from './labels-misnamed';
import { rule as labelsShape } from './labels-shape';
import { rule as libraryLimit } from './library-limit';
import { rule as liveKeyInSandbox } from './live-key-in-sandbox';
import { rule as localeForm } from './locale-form';
import { rule as localePaths } from './locale-paths';
import { rule as localeUnspoken } from './locale-unspoken';
import { rule as lockOut } from './lock-out';
import { rule as logoUnseen } from './logo-unseen';
import { rule as markupInText } from './markup-in-text';
import { rule as markupLost } from './markup-lost';
import { rule as mediaHost } from './media-host';
import { rule as methodCurrency } from './method-currency';
import { rule as methodWithoutProvider } from './method-without-provider';
import { rule as missingKey } from './missing-key';
import { rule as missingParam } from './missing-param';
import { rule as notBuiltYet } from './not-built-yet';
import { rule as nothingInherited } from './nothing-inherited';
import { rule as outOfRange } from './out-of-range';
import { rule as pageNotThere } from './page-not-there';
import { rule as pathTaken } from './path-taken';
import { rule as pathToNowhere } from './path-to-nowhere';
import { rule as payLabelUnclear } from './pay-label-unclear';
import { rule as paymentOwnSite } from './payment-own-site';
import { rule as pinWithoutProfiles } from './pin-without-profiles';
import { rule as pluralFormMissing } from './plural-form-missing';
import { rule as pluralFormUnread } from './plural-form-unread';
import { rule as priceWithoutTax } from './price-without-tax';
import { rule as privateRoute } from './private-route';
import { rule as profilesWithoutChildRating } from './profiles-without-child-rating';
import { rule as providerIncomplete } from './provider-incomplete';
import { rule as providerNeverOffered } from './provider-never-offered';
import { rule as realmId } from './realm-id';
import { rule as realmMisnamed } from './realm-misnamed';
import { rule as realmUnreadable } from './realm-unreadable';
import { rule as redirectToNowhere } from './redirect-to-nowhere';
import { rule as regexRefused } from './regex-refused';
import { rule as regexSlashes } from './regex-slashes';
import { rule as renamedLabel } from './renamed-label';
import { rule as reservedId } from './reserved-id';
import { rule as routeOutOfReach } from './route-out-of-reach';
import type { Rule } from './rule';
import { rule as sandboxAddress } from './sandbox-address';
import { rule as secretInRealm } from './secret-in-realm';
import { rule as sectionWithoutContent } from './section-without-content';
import { rule as signUpClosed } from './sign-up-closed';
import { rule as signUpContradiction } from './sign-up-contradiction';
import { rule as skipTooFar } from './skip-too-far';
import { rule as soldWithoutLegal } from './sold-without-legal';
import { rule as surfaceUnused } from './surface-unused';
import { rule as syntax } from './syntax';
import { rule as territoriesContradiction } from './territories-contradiction';
import { rule as territoriesForNobody } from './territories-for-nobody';
import { rule as testKeyInPublic } from './test-key-in-public';
import { rule as textTooLong } from './text-too-long';
import { rule as tooLarge } from './too-large';
import { rule as translationMissing } from './translation-missing';
import { rule as translationUnused } from './translation-unused';
import { rule as unfinishedText } from './unfinished-text';
import { rule as unknownConsent } from './unknown-consent';
import { rule as unknownCountry } from './unknown-country';
import { rule as unknownCurrency } from './unknown-currency';
import { rule as unknownExtends } from './unknown-extends';
import { rule as unknownKey } from './unknown-key';
import { rule as unknownLabel } from './unknown-label';
import { rule as unknownPage } from './unknown-page';
import { rule as unknownParam } from './unknown-param';
import { rule as unknownPlaceholder } from './unknown-placeholder';
import { rule as unknownPlugin } from './unknown-plugin';
import { rule as unknownRoute } from './unknown-route';
import { rule as unknownTimeZone } from './unknown-time-zone';
import { rule as unknownValue } from './unknown-value';
import { rule as unsafeAddress } from './unsafe-address';
import { rule as untrimmedText } from './untrimmed-text';
import { rule as unusedDefinition } from './unused-definition';
import { rule as unusedKey } from './unused-key';
import { rule as watermarkUnseen } from './watermark-unseen';
import { rule as withdrawalMissing } from './withdrawal-missing';
import { rule as wrongFormat } from './wrong-format';
import { rule as wrongType } from './wrong-type';

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
  'realm-misnamed': realmMisnamed,
  'too-large': tooLarge,
  'unknown-route': unknownRoute,
  'private-route': privateRoute,
  'profiles-without-child-rating': profilesWithoutChildRating,
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
  'library-limit': libraryLimit,
  'labels-locale': labelsLocale,
  'labels-misnamed': labelsMisnamed,
  'unknown-label': unknownLabel,
  'renamed-label': renamedLabel,
  'unknown-placeholder': unknownPlaceholder,
  'plural-form-unread': pluralFormUnread,
  'plural-form-missing': pluralFormMissing,
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
  'hsts-bare-domain': hstsBareDomain,
  'page-not-there': pageNotThere,
  'path-taken': pathTaken,
  'frame-own-host': frameOwnHost,
  'frame-address': frameAddress,
  'media-host': mediaHost,
  'skip-too-far': skipTooFar,
  'autoplay-with-sound': autoplayWithSound,
  'background-without-hero': backgroundWithoutHero,
  'cast-insecure': castInsecure,
  'watermark-unseen': watermarkUnseen,
  'unknown-currency': unknownCurrency,
  'method-without-provider': methodWithoutProvider,
  'method-currency': methodCurrency,
  'country-without-method': countryWithoutMethod,
  'live-key-in-sandbox': liveKeyInSandbox,
  'test-key-in-public': testKeyInPublic,
  'payment-own-site': paymentOwnSite,
  'pin-without-profiles': pinWithoutProfiles,
  'duplicate-payment-provider': duplicatePaymentProvider,
  'sold-without-legal': soldWithoutLegal,
  'withdrawal-missing': withdrawalMissing,
  'pay-label-unclear': payLabelUnclear,
  'price-without-tax': priceWithoutTax,
  'unknown-plugin': unknownPlugin,
  'unknown-page': unknownPage,
  'unknown-extends': unknownExtends,
  'extends-cycle': extendsCycle,
  'broken-base': brokenBase,
  'nothing-inherited': nothingInherited,
  'deprecated-key': deprecatedKey,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
