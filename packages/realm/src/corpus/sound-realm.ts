import type { AssetFile } from '../assets';
import { REALM_ASSETS } from '../fixtures/realm-text';

/** The realm into which each mistake of the corpus is put. It stays as it is: the places of findings count in it. */
export const SOUND_REALM = `{
  "$schema": "../../schemas/realm/realm.schema.json",
  "version": 2,
  "name": "Delta",
  "fullName": "Delta Rowing League",
  "description": { "en": "Every regatta.", "es": "Todas las regatas." },
  "hosts": ["watch.delta.example", "delta.example"],
  "brand": {
    "logo": "assets/logo.svg",
    "icon": "assets/icon.png",
    "loginBackground": {
      "web": { "src": "assets/login.jpg", "tone": "#0B1020" },
      "mobile": "assets/login-mobile.jpg"
    },
    "languageBadgeStyle": "name",
    "legalLine": "© Delta"
  },
  "locales": { "default": "en", "supported": ["en", "es"] },
  "origin": { "address": "https://origin.delta.example/", "publicKey": "delta-public-key" },
  "auth": {
    "providers": [{ "type": "id", "label": "Delta account" }],
    "selfRegistration": false,
    "requestAccessUrl": "https://delta.example/join",
    "firstSignInSuffix": "?welcome=1"
  },
  "account": { "path": "/delta-pass" },
  "apps": {
    "native": [{ "name": "example.delta.tv", "scheme": "deltatv" }],
    "stores": { "ios": "https://apps.apple.com/app/delta/id1" }
  },
  "menus": {
    "default": { "route": "home" },
    "main": [
      { "label": { "en": "Races", "es": "Regatas" }, "to": { "route": "schedule" } },
      { "label": "About", "to": { "route": "externalPage", "params": { "pageId": "about" } } }
    ],
    "footer": [{ "label": "Shop", "to": { "href": "https://shop.delta.example/" } }],
    "account": [{ "label": { "en": "Help", "es": "Ayuda" }, "to": { "href": "https://help.delta.example/" } }]
  },
  "pages": {
    "home": {
      "sections": [
        { "type": "hero", "id": "top", "limit": 3 },
        { "type": "rail", "id": "live-now", "source": "live", "title": { "en": "Live", "es": "En directo" } },
        { "type": "rail", "id": "classics", "source": "collection", "collection": "classics", "shape": "square" }
      ]
    },
    "own": [
      {
        "type": "sections",
        "id": "about",
        "title": { "en": "About us", "es": "Quiénes somos" },
        "sections": [
          { "type": "richText", "id": "story", "text": { "en": "<p>Since 1998.</p>", "es": "<p>Desde 1998.</p>" } },
          { "type": "grid", "id": "films", "source": "videos", "limit": 6 },
          {
            "type": "banner",
            "id": "finals",
            "title": { "en": "The finals", "es": "Las finales" },
            "image": "assets/finals.jpg",
            "action": { "label": { "en": "Tickets", "es": "Entradas" }, "to": { "href": "https://tickets.delta.example/" } }
          }
        ]
      },
      { "type": "frame", "id": "results", "title": { "en": "Results", "es": "Resultados" }, "address": "https://results.rowing.example/", "height": 900 },
      { "type": "link", "id": "privacy", "title": { "en": "Privacy", "es": "Privacidad" }, "address": "https://delta.example/privacy" }
    ]
  },
  "theme": { "scheme": "dark", "accent": "#0F8B8D", "fonts": { "display": "wide" } },
  "features": { "gifts": false, "adminPreviews": true },
  "wording": { "en": { "shell.signIn": "Step aboard" }, "es": { "shell.signIn": "Sube a bordo" } },
  "legal": { "terms": "https://delta.example/terms", "privacy": "/externalpage/privacy" }
}
`;

const picture = (name: string, width: number, height: number, bytes = 40_000): AssetFile => ({
  src: `/_assets/delta/${name}`,
  width,
  height,
  bytes,
});

/** What its folder holds, good and bad. */
export const SOUND_ASSETS: ReadonlyMap<string, AssetFile> = new Map<string, AssetFile>([
  ...REALM_ASSETS,
  ['assets/print.png', picture('print.png', 4_000, 880)],
  ['assets/raw.jpg', picture('raw.jpg', 2_160, 1_080, 3_100_000)],
  ['assets/small.png', picture('small.png', 64, 64)],
  ['assets/social.jpg', picture('social.jpg', 1_200, 630)],
  ['assets/social.webp', picture('social.webp', 1_200, 630)],
  ['assets/square.jpg', picture('square.jpg', 1_000, 1_000)],
  [
    'assets/photo.png',
    { problem: 'is a picture of another kind (jpg) than its name says', ending: '.jpg' },
  ],
]);
