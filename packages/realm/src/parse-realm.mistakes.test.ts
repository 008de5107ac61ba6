import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, REALM_TEXT, seed } from './fixtures/realm-text';
import { parseRealm } from './parse-realm';
import type { RuleName } from './rules';

interface Mistake {
  what: string;
  /** What is replaced, by what; « marks where the finding should be. */
  find: string;
  by: string;
  rule: RuleName;
  pointer: string;
  suggestion?: string;
}

// biome-ignore format: a table is read by its rows
const SYNTAX: Mistake[] = [
  { what: 'a comma too many', find: '"legalLine": "© Delta"', by: '"legalLine": "© Delta"«,', rule: 'syntax', pointer: '' },
  { what: 'a comma missing', find: '"name": "Delta",\n  "fullName"', by: '"name": "Delta"\n  «"fullName"', rule: 'syntax', pointer: '' },
  { what: 'a colon missing', find: '"version": 1', by: '"version" «1', rule: 'syntax', pointer: '' },
  { what: 'a comment that never closes', find: '"version": 1', by: '«/* ours\n  "version": 1', rule: 'syntax', pointer: '' },
  { what: 'a text that never closes', find: '"name": "Delta"', by: '"name": «"Delta', rule: 'syntax', pointer: '' },
  { what: 'single quotes', find: '"name": "Delta"', by: `"name": «'Delta'`, rule: 'syntax', pointer: '' },
  { what: 'a word without quotes', find: '"version": 1', by: '«version: 1', rule: 'syntax', pointer: '' },
  { what: 'something after the end', find: '/privacy" }\n}', by: '/privacy" }\n}«}', rule: 'syntax', pointer: '' },
];

// biome-ignore format: a table is read by its rows
const SHAPE: Mistake[] = [
  { what: 'an unknown key', find: '"version": 1', by: '«"colour": "red", "version": 1', rule: 'unknown-key', pointer: '/colour' },
  { what: 'a required key under another name', find: '"fullName"', by: '«"title"', rule: 'unknown-key', pointer: '/title', suggestion: 'fullName' },
  { what: 'a misspelt optional key', find: '"hosts"', by: '«"host"', rule: 'unknown-key', pointer: '/host', suggestion: 'hosts' },
  { what: 'a misspelt required key', find: '"fullName"', by: '«"fulName"', rule: 'unknown-key', pointer: '/fulName', suggestion: 'fullName' },
  { what: 'a misspelt deep key', find: '"mobile":', by: '«"moblie":', rule: 'unknown-key', pointer: '/brand/loginBackground/moblie', suggestion: 'mobile' },
  { what: 'a misspelt switch', find: '"gifts"', by: '«"gift"', rule: 'unknown-key', pointer: '/features/gift', suggestion: 'gifts' },
  { what: 'a misspelt tag of a section', find: '"type": "hero"', by: '«"typ": "hero"', rule: 'unknown-key', pointer: '/pages/home/sections/0/typ', suggestion: 'type' },
  { what: 'a misspelt address of a target', find: '{ "href": "https://shop', by: '{ «"herf": "https://shop', rule: 'unknown-key', pointer: '/menus/footer/0/to/herf', suggestion: 'href' },
  { what: 'a key twice', find: '"version": 1', by: '"version": 1, «"version": 1', rule: 'duplicate-key', pointer: '/version' },
  { what: 'a required key missing', find: '"origin": { "address": "https://origin.delta.example/", "publicKey": "delta-public-key" }', by: '"origin": «{ "address": "https://origin.delta.example/" }', rule: 'missing-key', pointer: '/origin', suggestion: '"publicKey": "apex-public-key"' },
  { what: 'a tag missing', find: '{ "type": "id", "label": "Delta account" }', by: '«{ "label": "Delta account" }', rule: 'missing-key', pointer: '/auth/providers/0', suggestion: '"type": "id"' },
  { what: 'a collection missing', find: '{ "type": "rail", "id": "classics", "source": "collection", "collection": "classics"', by: '«{ "type": "rail", "id": "classics", "source": "collection"', rule: 'missing-key', pointer: '/pages/home/sections/2', suggestion: '"collection": …' },
  { what: 'a misspelt collection', find: '"collection": "classics"', by: '«"colection": "classics"', rule: 'unknown-key', pointer: '/pages/home/sections/2/colection', suggestion: 'collection' },
  { what: 'a text for true or false', find: '"selfRegistration": false', by: '"selfRegistration": «"false"', rule: 'wrong-type', pointer: '/auth/selfRegistration', suggestion: 'false' },
  { what: 'a text for a number', find: '"limit": 3', by: '"limit": «"3"', rule: 'wrong-type', pointer: '/pages/home/sections/0/limit', suggestion: '3' },
  { what: 'a text for a list', find: '["watch.delta.example", "delta.example"]', by: '«"delta.example"', rule: 'wrong-type', pointer: '/hosts', suggestion: '["delta.example"]' },
  { what: 'a number for a text by language', find: '"About"', by: '«7', rule: 'wrong-type', pointer: '/menus/main/1/label', suggestion: '"7"' },
  { what: 'null for an object', find: '{ "gifts": false, "adminPreviews": true }', by: '«null', rule: 'wrong-type', pointer: '/features' },
  { what: 'a value that is not offered', find: '"scheme": "dark"', by: '"scheme": «"drak"', rule: 'unknown-value', pointer: '/theme/scheme', suggestion: 'dark' },
  { what: 'a provider that is not offered', find: '"type": "id"', by: '"type": «"idp"', rule: 'unknown-value', pointer: '/auth/providers/0/type', suggestion: 'id' },
  { what: 'a version of the future', find: '"version": 1', by: '"version": «3', rule: 'unknown-value', pointer: '/version', suggestion: '1' },
  { what: 'a colour in three digits', find: '"#0F8B8D"', by: '«"#0bd"', rule: 'wrong-format', pointer: '/theme/accent', suggestion: '#00bbdd' },
  { what: 'a colour without #', find: '"#0B1020"', by: '«"0B1020"', rule: 'wrong-format', pointer: '/brand/loginBackground/web/tone', suggestion: '#0B1020' },
  { what: 'a host with a scheme', find: '"delta.example"]', by: '«"https://delta.example/"]', rule: 'wrong-format', pointer: '/hosts/1', suggestion: 'delta.example' },
  { what: 'a path out of the folder', find: '"assets/logo.svg"', by: '«"../logo.svg"', rule: 'wrong-format', pointer: '/brand/logo', suggestion: 'assets/logo.svg' },
  { what: 'a section id with spaces', find: '"id": "live-now"', by: '"id": «"Live now"', rule: 'wrong-format', pointer: '/pages/home/sections/1/id', suggestion: 'live-now' },
  { what: 'a locale in capitals', find: '["en", "es"]', by: '["en", «"ES"]', rule: 'wrong-format', pointer: '/locales/supported/1', suggestion: 'es' },
  { what: 'a text in a language that is none', find: '"en": "Races"', by: '«"EN": "Races"', rule: 'wrong-format', pointer: '/menus/main/0/label/EN', suggestion: 'en' },
  { what: 'a suffix that is a path', find: '"?welcome=1"', by: '«"welcome=1"', rule: 'wrong-format', pointer: '/auth/firstSignInSuffix', suggestion: '?welcome=1' },
  { what: 'an empty name', find: '"name": "Delta"', by: '"name": «""', rule: 'out-of-range', pointer: '/name' },
  { what: 'a number too high', find: '"limit": 3', by: '"limit": «30', rule: 'out-of-range', pointer: '/pages/home/sections/0/limit', suggestion: '10' },
  { what: 'no provider', find: '[{ "type": "id", "label": "Delta account" }]', by: '«[]', rule: 'out-of-range', pointer: '/auth/providers' },
  { what: 'a host twice', find: '"delta.example"]', by: '"delta.example", «"delta.example"]', rule: 'duplicate-value', pointer: '/hosts/2' },
];

// biome-ignore format: a table is read by its rows
const MEANING: Mistake[] = [
  { what: 'an unknown route', find: '"route": "schedule"', by: '"route": «"shedule"', rule: 'unknown-route', pointer: '/menus/main/0/to/route', suggestion: 'schedule' },
  { what: 'a preview for operators in a menu', find: '"route": "schedule"', by: '"route": «"adminPreview"', rule: 'private-route', pointer: '/menus/main/0/to/route' },
  { what: 'a parameter missing', find: '{ "route": "externalPage", "params": { "pageId": "about" } }', by: '«{ "route": "externalPage" }', rule: 'missing-param', pointer: '/menus/main/1/to', suggestion: '"params": { "pageId": "…" }' },
  { what: 'a misspelt parameter', find: '"pageId"', by: '«"id"', rule: 'unknown-param', pointer: '/menus/main/1/to/params/id', suggestion: 'pageId' },
  { what: 'a script for an address', find: '"https://shop.delta.example/"', by: '«"javascript:alert(1)"', rule: 'unsafe-address', pointer: '/menus/footer/0/to/href' },
  { what: 'an address without a scheme', find: '"https://delta.example/terms"', by: '«"delta.example/terms"', rule: 'unsafe-address', pointer: '/legal/terms', suggestion: 'https://delta.example/terms' },
  { what: 'a path with two slashes', find: '"/externalpage/privacy"', by: '«"//delta.example/x"', rule: 'unsafe-address', pointer: '/legal/privacy', suggestion: 'https://delta.example/x' },
  { what: 'a request for access by mail', find: '"https://delta.example/join"', by: '«"mailto:join@delta.example"', rule: 'unsafe-address', pointer: '/auth/requestAccessUrl' },
  { what: 'an origin without encryption', find: '"https://origin.delta.example/"', by: '«"http://origin.delta.example/"', rule: 'insecure-origin', pointer: '/origin/address', suggestion: 'https://origin.delta.example/' },
  { what: 'a picture that is not there', find: '"assets/icon.png"', by: '«"assets/icons.png"', rule: 'asset-missing', pointer: '/brand/icon', suggestion: 'assets/icon.png' },
  { what: 'a picture with settings that is not there', find: '"assets/login.jpg"', by: '«"assets/Login.jpg"', rule: 'asset-missing', pointer: '/brand/loginBackground/web/src', suggestion: 'assets/login.jpg' },
  { what: 'a file that is no picture', find: '"assets/icon.png"', by: '«"assets/notes.txt"', rule: 'asset-unusable', pointer: '/brand/icon' },
  { what: 'an id twice', find: '"id": "live-now"', by: '"id": «"top"', rule: 'duplicate-id', pointer: '/pages/home/sections/1/id', suggestion: 'top-2' },
  { what: 'a provider twice', find: '[{ "type": "id", "label": "Delta account" }]', by: '[{ "type": "id" }, { "type": «"id" }]', rule: 'duplicate-provider', pointer: '/auth/providers/1/type' },
  { what: 'a client name twice', find: '[{ "type": "id", "label": "Delta account" }]', by: '[{ "type": "openid", "clientName": "a" }, { "type": "oauth", "clientName": "a" }, { "type": "openid", "clientName": «"a" }]', rule: 'duplicate-provider', pointer: '/auth/providers/2/clientName' },
  { what: 'two ways to TV providers, which share a page', find: '[{ "type": "id", "label": "Delta account" }]', by: '[{ "type": "adobe", "requestorId": "D", "resourceId": "d", "baseUri": "/d" }, { "type": «"adobeDcr", "requestorId": "D", "resourceId": "d", "baseUri": "/d", "softwareStatement": "s" }]', rule: 'duplicate-provider', pointer: '/auth/providers/1/type' },
  { what: 'an identity widget without a key', find: '[{ "type": "id", "label": "Delta account" }]', by: '[«{ "type": "gigya", "scriptUrl": "https://vendor.example/gigya.js" }]', rule: 'provider-incomplete', pointer: '/auth/providers/0' },
  { what: 'an issuer with a space', find: '[{ "type": "id", "label": "Delta account" }]', by: '[{ "type": "openid", "clientName": "a", "issuer": «"https://a b" }]', rule: 'wrong-format', pointer: '/auth/providers/0/issuer' },
  { what: 'a scheme that belongs to browsers', find: '"scheme": "deltatv"', by: '"scheme": «"javascript"', rule: 'wrong-format', pointer: '/apps/native/0/scheme' },
  { what: 'a collection without effect', find: '"source": "live"', by: '"source": "live", «"collection": "x"', rule: 'unused-key', pointer: '/pages/home/sections/1/collection', suggestion: '"source": "collection"' },
  { what: 'a request for access without effect', find: '"selfRegistration": false,\n    "', by: '"selfRegistration": true,\n    «"', rule: 'unused-key', pointer: '/auth/requestAccessUrl', suggestion: '"selfRegistration": false' },
  { what: 'a locale twice', find: '["en", "es"]', by: '["en", "es", «"es"]', rule: 'duplicate-locale', pointer: '/locales/supported/2' },
  { what: 'an unofficial locale', find: '["en", "es"]', by: '["en", "es", «"en-UK"]', rule: 'locale-form', pointer: '/locales/supported/2', suggestion: 'en-GB' },
  { what: 'a default locale that is not supported', find: '"default": "en"', by: '"default": «"ex"', rule: 'default-locale-unsupported', pointer: '/locales/default', suggestion: 'en' },
  { what: 'a text without the default locale', find: '{ "en": "Races", "es": "Regatas" }', by: '«{ "es": "Regatas" }', rule: 'default-text-missing', pointer: '/menus/main/0/label' },
  { what: 'a text without a translation', find: '{ "en": "Races", "es": "Regatas" }', by: '«{ "en": "Races" }', rule: 'translation-missing', pointer: '/menus/main/0/label' },
  { what: 'a translation under a wrong tag', find: '"es": "Regatas"', by: '«"et": "Regatas"', rule: 'translation-unused', pointer: '/menus/main/0/label/et', suggestion: 'es' },
  { what: 'a translation too many', find: '"es": "Regatas"', by: '"es": "Regatas", «"fr": "Courses"', rule: 'translation-unused', pointer: '/menus/main/0/label/fr' },
  { what: 'a locale that no text has', find: '["en", "es"]', by: '["en", "es", «"pt"]', rule: 'translation-missing', pointer: '/locales/supported/2' },
  { what: 'a locale taken from the list', find: '["en", "es"]', by: '«["en"]', rule: 'translation-unused', pointer: '/locales/supported', suggestion: 'es' },
  { what: 'a wrong locale in the list', find: '["en", "es"]', by: '["en", «"et"]', rule: 'translation-missing', pointer: '/locales/supported/1', suggestion: 'es' },
  { what: 'a secret key', find: '"publicKey"', by: '«"clientSecret": "x", "publicKey"', rule: 'secret-in-realm', pointer: '/origin/clientSecret' },
  { what: 'a secret value', find: '"delta-public-key"', by: '«"sk_live_51Habc"', rule: 'secret-in-realm', pointer: '/origin/publicKey' },
  { what: 'a private key', find: '"© Delta"', by: '«"-----BEGIN PRIVATE KEY-----"', rule: 'secret-in-realm', pointer: '/brand/legalLine' },
  { what: 'a password in an address', find: '"https://delta.example/join"', by: '«"https://a:b@delta.example/"', rule: 'secret-in-realm', pointer: '/auth/requestAccessUrl' },
];

const PROVIDERS = '[{ "type": "id", "label": "Delta account" }]';
const form = (...fields: string[]) => `[{ "type": "id", "fields": [${fields.join(', ')}] }]`;
const EMAIL = '{ "id": "email", "type": "email", "required": true }';
const at = (key: string, index = 1) => `/auth/providers/0/fields/${index}${key}`;

// biome-ignore format: a table is read by its rows
const FIELDS: Omit<Mistake, 'find'>[] = [
  { what: 'a type of field that is not offered', by: form(EMAIL, '{ "id": "a", "type": «"phone" }'), rule: 'unknown-value', pointer: at('/type') },
  { what: 'a misspelt key of a field', by: form(EMAIL, '{ "id": "a", "type": "text", «"requierd": true }'), rule: 'unknown-key', pointer: at('/requierd'), suggestion: 'required' },
  { what: 'a field without a type', by: form(EMAIL, '«{ "id": "a" }'), rule: 'missing-key', pointer: at(''), suggestion: '"type": "fullName"' },
  { what: 'a field id with a space', by: form(EMAIL, '{ "id": «"my name", "type": "text" }'), rule: 'wrong-format', pointer: at('/id'), suggestion: 'my-name' },
  { what: 'fields for a provider that opens no accounts', by: '[{ "type": "id" }, { "type": "sptv", «"fields": [] }]', rule: 'unknown-key', pointer: '/auth/providers/1/fields' },
  { what: 'a form without fields', by: '[{ "type": "id", "fields": «[] }]', rule: 'out-of-range', pointer: '/auth/providers/0/fields' },
  { what: 'an unknown purpose', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "functionalPurpose": [«"sign-up"] }'), rule: 'unknown-value', pointer: at('/functionalPurpose/0'), suggestion: 'signup' },
  { what: 'a field id twice', by: form(EMAIL, '{ "id": «"email", "type": "text" }'), rule: 'duplicate-id', pointer: at('/id') },
  { what: 'a field id that the call has', by: form(EMAIL, '{ "id": «"secret", "type": "password" }'), rule: 'reserved-id', pointer: at('/id') },
  { what: 'a field id that every object has', by: form(EMAIL, '{ "id": «"constructor", "type": "text" }'), rule: 'reserved-id', pointer: at('/id') },
  { what: 'a regular expression that is none', by: form(EMAIL, '{ "id": "a", "type": "text", "regex": «"([a-z]" }'), rule: 'regex-refused', pointer: at('/regex') },
  { what: 'a regular expression that looks ahead', by: form(EMAIL, '{ "id": "a", "type": "text", "regex": «"(?=.*[0-9]).+" }'), rule: 'regex-refused', pointer: at('/regex') },
  { what: 'a regular expression too large', by: form(EMAIL, '{ "id": "a", "type": "text", "regex": «"a{1,5000}" }'), rule: 'regex-refused', pointer: at('/regex') },
  { what: 'a dropdown without options', by: form(EMAIL, '{ "id": "a", "type": «"dropdown" }'), rule: 'field-incomplete', pointer: at('/type'), suggestion: '"options": [{ "value": "friends", "label": "From friends" }]' },
  { what: 'a dropdown with an empty list', by: form(EMAIL, '{ "id": "a", "type": "dropdown", "options": «[] }'), rule: 'field-incomplete', pointer: at('/options'), suggestion: '"options": [{ "value": "friends", "label": "From friends" }]' },
  { what: 'options without a dropdown', by: form(EMAIL, '{ "id": "a", "type": "text", «"options": [{ "value": "a", "label": "A" }] }'), rule: 'unused-key', pointer: at('/options') },
  { what: 'an option twice', by: form(EMAIL, '{ "id": "a", "type": "dropdown", "options": [{ "value": "a", "label": "A" }, { "value": «"a", "label": "B" }] }'), rule: 'duplicate-value', pointer: at('/options/1/value') },
  { what: 'an option without a translation', by: form(EMAIL, '{ "id": "a", "type": "dropdown", "options": [{ "value": "a", "label": «{ "en": "A" } }] }'), rule: 'translation-missing', pointer: at('/options/0/label') },
  { what: 'a confirmation without a password', by: form(EMAIL, '{ "id": "a", "type": «"confirmPassword" }'), rule: 'field-incomplete', pointer: at('/type'), suggestion: '{ "id": "password", "type": "password", "required": true }' },
  { what: 'a field for no purpose', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "functionalPurpose": «[] }'), rule: 'field-never-shown', pointer: at('/functionalPurpose'), suggestion: '["signup"]' },
  { what: 'a purpose of a field that is always shown', by: form(EMAIL, '{ "id": "a", "type": "text", «"functionalPurpose": ["purchase"] }'), rule: 'unused-key', pointer: at('/functionalPurpose') },
  { what: 'a field for no country', by: form(EMAIL, '{ "id": "a", "type": "birthDate", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": «[] } }'), rule: 'field-never-shown', pointer: at('/addressCountryRestriction/elements') },
  { what: 'a restriction that keeps nobody out', by: form(EMAIL, '{ "id": "a", "type": "birthDate", "addressCountryRestriction": { "restrictionType": "blacklist", "elements": «[] } }'), rule: 'unused-key', pointer: at('/addressCountryRestriction/elements') },
  { what: 'a country of another list', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": [«"UK"] } }'), rule: 'unknown-country', pointer: at('/addressCountryRestriction/elements/0'), suggestion: 'GB' },
  { what: 'a country in small letters', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "blacklist", "elements": ["PT", «"br"] } }'), rule: 'unknown-country', pointer: at('/addressCountryRestriction/elements/1'), suggestion: 'BR' },
  { what: 'a country by its name', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": [«"Brasil"] } }'), rule: 'unknown-country', pointer: at('/addressCountryRestriction/elements/0'), suggestion: 'BR' },
  { what: 'a country twice', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": ["BR", «"BR"] } }'), rule: 'duplicate-value', pointer: at('/addressCountryRestriction/elements/1') },
  { what: 'required and read-only', by: form(EMAIL, '{ "id": "a", "type": "text", "required": true, "readOnly": «true }'), rule: 'field-contradiction', pointer: at('/readOnly'), suggestion: 'false' },
  { what: 'a minimum above the maximum', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "minimum": «100, "maximum": 10 }'), rule: 'field-contradiction', pointer: at('/minimum') },
  { what: 'a first day after the last', by: form(EMAIL, '{ "id": "a", "type": "date", "minimum": «"2026-02-01", "maximum": "2026-01-31" }'), rule: 'field-contradiction', pointer: at('/minimum') },
  { what: 'a day that no month has', by: form(EMAIL, '{ "id": "a", "type": "date", "maximum": «"2026-02-30" }'), rule: 'wrong-format', pointer: at('/maximum') },
  { what: 'a number for a day', by: form(EMAIL, '{ "id": "a", "type": "birthDate", "minimum": «18 }'), rule: 'wrong-format', pointer: at('/minimum') },
  { what: 'a day for a number', by: form(EMAIL, '{ "id": "a", "type": "taxNumber", "minimum": «"2026-02-01" }'), rule: 'wrong-format', pointer: at('/minimum') },
  { what: 'a maximum of a text', by: form(EMAIL, '{ "id": "a", "type": "text", «"maximum": 10 }'), rule: 'unused-key', pointer: at('/maximum') },
];

// biome-ignore format: a table is read by its rows
const PLACES: Mistake[] = [
  ...['/login', '/account', '/es', '/conta', '/code'].map((path): Mistake => ({ what: `an account at ${path}`, find: '"/delta-pass"', by: `«"${path}"`, rule: 'path-taken', pointer: '/account/path', suggestion: `/our-${path.slice(1)}` })),
  { what: 'an account without a slash', find: '"/delta-pass"', by: '«"delta-pass"', rule: 'wrong-format', pointer: '/account/path' },
  { what: 'a store that is another', find: '"https://apps.apple.com/app/delta/id1"', by: '«"https://play.google.com/store/apps/delta"', rule: 'wrong-format', pointer: '/apps/stores/ios' },
  { what: 'words in a language that is not offered', find: '"es": { "shell.signIn": "Sube a bordo" }', by: '«"pt": { "shell.signIn": "Suba a bordo" }', rule: 'translation-unused', pointer: '/wording/pt' },
  { what: 'words that are no text', find: '"Sube a bordo"', by: '«["Sube a bordo"]', rule: 'wrong-type', pointer: '/wording/es/shell.signIn' },
  { what: 'a menu to an own page that is not there', find: '{ "pageId": "about" }', by: '{ "pageId": «"abuot" }', rule: 'unknown-page', pointer: '/menus/main/1/to/params/pageId', suggestion: 'about' },
  { what: 'two own pages of one name', find: '"id": "privacy"', by: '"id": «"results"', rule: 'duplicate-id', pointer: '/pages/own/2/id', suggestion: 'results-2' },
  { what: 'two sections of an own page of one name', find: '"id": "films"', by: '"id": «"story"', rule: 'duplicate-id', pointer: '/pages/own/0/sections/1/id', suggestion: 'story-2' },
  { what: 'an own page of this site in a frame', find: '"https://results.rowing.example/"', by: '«"https://watch.delta.example/results"', rule: 'frame-own-host', pointer: '/pages/own/1/address' },
  { what: 'an unencrypted page in a frame', find: '"https://results.rowing.example/"', by: '«"http://results.rowing.example/"', rule: 'insecure-origin', pointer: '/pages/own/1/address', suggestion: 'https://results.rowing.example/' },
  { what: 'a page elsewhere that is no address', find: '"https://delta.example/privacy" }', by: '«"delta.example/privacy" }', rule: 'wrong-format', pointer: '/pages/own/2/address', suggestion: 'https://delta.example/privacy' },
  { what: 'a picture of a banner that is not there', find: '"image": "assets/finals.jpg"', by: '"image": «"assets/fnials.jpg"', rule: 'asset-missing', pointer: '/pages/own/0/sections/2/image', suggestion: 'assets/finals.jpg' },
  { what: 'a section of an unknown type', find: '"type": "grid"', by: '"type": «"gird"', rule: 'unknown-value', pointer: '/pages/own/0/sections/1/type', suggestion: 'grid' },
  { what: 'an own page of an unknown type', find: '"type": "frame"', by: '"type": «"iframe"', rule: 'unknown-value', pointer: '/pages/own/1/type', suggestion: 'frame' },
];

describe('one mistake gives one finding, in its place', () => {
  for (const mistake of [
    ...SYNTAX,
    ...SHAPE,
    ...MEANING,
    ...PLACES,
    ...FIELDS.map((mistake) => ({ find: PROVIDERS, ...mistake })),
  ]) {
    it(mistake.what, () => {
      const { text, line, column } = seed(REALM_TEXT, mistake.find, mistake.by);
      const { findings } = parseRealm({
        id: 'delta',
        file: 'realm.json',
        text,
        assets: REALM_ASSETS,
      });
      expect(findings).toHaveLength(1);
      const { rule, pointer, suggestion } = mistake;
      expect(findings[0]).toMatchObject({ rule, pointer, line, column, file: 'realm.json' });
      expect(findings[0]?.suggestion).toBe(suggestion);
    });
  }
});
