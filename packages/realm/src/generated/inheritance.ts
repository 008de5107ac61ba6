// Generated from schemas/realm by "npm run generate". Do not edit.

/** Keys that a realm never inherits. */
export const OWN_KEYS: readonly string[] = [
  "/$schema",
  "/extends",
  "/fullName",
  "/hosts",
  "/hsts",
  "/hsts/includeSubDomains",
  "/hsts/maxAge",
  "/name",
  "/origin/publicKey",
  "/version"
];

/** Objects that are replaced as a whole, because their keys only make sense together. */
export const WHOLE_OBJECTS: readonly string[] = [
  "/auth/providers/*/fields/*/addressCountryRestriction",
  "/auth/providers/*/logoUri",
  "/brand/icon",
  "/brand/loginBackground/mobile",
  "/brand/loginBackground/rtl",
  "/brand/loginBackground/web",
  "/brand/logo",
  "/brand/socialImage",
  "/commerce/methods",
  "/cookieConsent/policy",
  "/features/account/addressCountryRestriction",
  "/features/adminPreviews/addressCountryRestriction",
  "/features/browse/addressCountryRestriction",
  "/features/deviceActivation/addressCountryRestriction",
  "/features/epg/addressCountryRestriction",
  "/features/externalPages/addressCountryRestriction",
  "/features/favourites/addressCountryRestriction",
  "/features/fighters/addressCountryRestriction",
  "/features/gifts/addressCountryRestriction",
  "/features/guestFavourites/addressCountryRestriction",
  "/features/history/addressCountryRestriction",
  "/features/impersonation/addressCountryRestriction",
  "/features/live/addressCountryRestriction",
  "/features/mobileExternal/addressCountryRestriction",
  "/features/multiView/addressCountryRestriction",
  "/features/news/addressCountryRestriction",
  "/features/parentalControl/addressCountryRestriction",
  "/features/playlists/addressCountryRestriction",
  "/features/plugins/addressCountryRestriction",
  "/features/preferences/addressCountryRestriction",
  "/features/profiles/addressCountryRestriction",
  "/features/purchase/addressCountryRestriction",
  "/features/releases/addressCountryRestriction",
  "/features/schedule/addressCountryRestriction",
  "/features/search/addressCountryRestriction",
  "/features/sections/addressCountryRestriction",
  "/features/series/addressCountryRestriction",
  "/features/signup/addressCountryRestriction",
  "/features/tvProviders/addressCountryRestriction",
  "/features/upcoming/addressCountryRestriction",
  "/features/video/addressCountryRestriction",
  "/features/watchTogether/addressCountryRestriction",
  "/features/watchlists/addressCountryRestriction",
  "/menus/account/*/to",
  "/menus/default",
  "/menus/footer/*/to",
  "/menus/main/*/to",
  "/pages/home/sections/*/action/to",
  "/pages/home/sections/*/image",
  "/pages/own/*/sections/*/action/to",
  "/pages/own/*/sections/*/image",
  "/player/watermark/image",
  "/territories"
];

/** Lists whose entries merge, with the keys that identify an entry. */
export const MERGED_LISTS: Readonly<Record<string, readonly string[]>> = {
  "/auth/providers": [
    "type",
    "clientName"
  ],
  "/auth/providers/*/fields": [
    "id"
  ],
  "/commerce/providers": [
    "type"
  ],
  "/consents/terms": [
    "fieldName"
  ],
  "/pages/home/sections": [
    "id"
  ],
  "/pages/own": [
    "id"
  ],
  "/pages/own/*/sections": [
    "id"
  ],
  "/plugins": [
    "id"
  ]
};

/** The default of a key that is left out: a value, or a description. Several when the variants of a union differ. */
export const FALLBACKS: Readonly<Record<string, readonly Fallback[]>> = {
  "/$schema": [
    {
      "words": "editors do not complete or explain keys"
    }
  ],
  "/account": [
    {
      "value": {}
    }
  ],
  "/account/path": [
    {
      "words": "none; only `/account`"
    }
  ],
  "/account/title": [
    {
      "words": "“Your account”, in the viewer's language"
    }
  ],
  "/analytics": [
    {
      "value": {}
    }
  ],
  "/analytics/sinks": [
    {
      "value": []
    }
  ],
  "/apps": [
    {
      "value": {}
    }
  ],
  "/apps/native": [
    {
      "value": []
    }
  ],
  "/apps/stores": [
    {
      "words": "the apps are in no store"
    }
  ],
  "/apps/stores/android": [
    {
      "words": "not offered there"
    }
  ],
  "/apps/stores/ios": [
    {
      "words": "not offered there"
    }
  ],
  "/auth/campaignCodes": [
    {
      "words": "no code is added"
    }
  ],
  "/auth/campaignCodes/login": [
    {
      "words": "no code is added"
    }
  ],
  "/auth/campaignCodes/purchase": [
    {
      "words": "no code is added"
    }
  ],
  "/auth/campaignCodes/signin_to_watch": [
    {
      "words": "no code is added"
    }
  ],
  "/auth/campaignCodes/signup": [
    {
      "words": "no code is added"
    }
  ],
  "/auth/firstSignInSuffix": [
    {
      "words": "nothing is added"
    }
  ],
  "/auth/providers/*/allowedProviders": [
    {
      "words": "all that the service has"
    }
  ],
  "/auth/providers/*/allowedProviders/*/display": [
    {
      "value": false
    }
  ],
  "/auth/providers/*/apiKey": [
    {
      "words": "none: the provider is not offered"
    }
  ],
  "/auth/providers/*/appId": [
    {
      "words": "none"
    }
  ],
  "/auth/providers/*/callbackUri": [
    {
      "words": "the address of the start page"
    }
  ],
  "/auth/providers/*/emulator": [
    {
      "words": "none: Google answers"
    }
  ],
  "/auth/providers/*/facebookRedirectOnMobile": [
    {
      "value": true
    }
  ],
  "/auth/providers/*/fields": [
    {
      "words": "the provider's built-in fields"
    }
  ],
  "/auth/providers/*/fields/*/addressCountryRestriction": [
    {
      "words": "for all viewers"
    }
  ],
  "/auth/providers/*/fields/*/empty": [
    {
      "words": "the type's own"
    }
  ],
  "/auth/providers/*/fields/*/error": [
    {
      "words": "the type's own"
    }
  ],
  "/auth/providers/*/fields/*/functionalPurpose": [
    {
      "words": "everywhere"
    }
  ],
  "/auth/providers/*/fields/*/hint": [
    {
      "words": "none"
    }
  ],
  "/auth/providers/*/fields/*/label": [
    {
      "words": "the type's own"
    }
  ],
  "/auth/providers/*/fields/*/maximum": [
    {
      "words": "no limit"
    }
  ],
  "/auth/providers/*/fields/*/minimum": [
    {
      "words": "no limit"
    }
  ],
  "/auth/providers/*/fields/*/options": [
    {
      "words": "none"
    }
  ],
  "/auth/providers/*/fields/*/order": [
    {
      "value": 0
    }
  ],
  "/auth/providers/*/fields/*/placeholder": [
    {
      "words": "none"
    }
  ],
  "/auth/providers/*/fields/*/readOnly": [
    {
      "value": false
    }
  ],
  "/auth/providers/*/fields/*/regex": [
    {
      "words": "any value that the type takes"
    }
  ],
  "/auth/providers/*/fields/*/required": [
    {
      "words": "`false`; `true` for an address"
    }
  ],
  "/auth/providers/*/fields/*/size": [
    {
      "words": "the type's own, 2000 at most"
    }
  ],
  "/auth/providers/*/issuer": [
    {
      "words": "the issuer of an answer is not compared"
    }
  ],
  "/auth/providers/*/label": [
    {
      "words": "the built-in text"
    }
  ],
  "/auth/providers/*/logoUri": [
    {
      "words": "no logo"
    }
  ],
  "/auth/providers/*/logoUri/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/auth/providers/*/logoUri/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/auth/providers/*/mandatory": [
    {
      "value": false
    }
  ],
  "/auth/providers/*/messagingSenderId": [
    {
      "words": "none"
    }
  ],
  "/auth/providers/*/providers": [
    {
      "value": []
    }
  ],
  "/auth/providers/*/redirectUri": [
    {
      "words": "the page on the host and in the language that the viewer left"
    }
  ],
  "/auth/providers/*/resetUri": [
    {
      "words": "the account has no security page"
    }
  ],
  "/auth/providers/*/screenSet": [
    {
      "value": "Default-RegistrationLogin"
    }
  ],
  "/auth/providers/*/scriptUri": [
    {
      "value": "https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js"
    },
    {
      "value": "https://connect.facebook.net/en_US/sdk.js"
    },
    {
      "value": "https://apis.google.com/js/api.js"
    },
    {
      "value": "https://accounts.google.com/gsi/client"
    }
  ],
  "/auth/providers/*/scriptUrl": [
    {
      "words": "none: the provider is not offered"
    }
  ],
  "/auth/providers/*/storageBucket": [
    {
      "words": "none"
    }
  ],
  "/auth/requestAccessUrl": [
    {
      "words": "there is no link"
    }
  ],
  "/auth/selfRegistration": [
    {
      "value": true
    }
  ],
  "/brand/icon": [
    {
      "words": "the logo"
    }
  ],
  "/brand/icon/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/brand/icon/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/brand/languageBadgeStyle": [
    {
      "value": "code"
    }
  ],
  "/brand/legalLine": [
    {
      "words": "the full name"
    }
  ],
  "/brand/loginBackground/mobile": [
    {
      "words": "the wide picture"
    }
  ],
  "/brand/loginBackground/mobile/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/brand/loginBackground/mobile/focus": [
    {
      "words": "the middle"
    }
  ],
  "/brand/loginBackground/mobile/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/brand/loginBackground/rtl": [
    {
      "words": "the wide picture"
    }
  ],
  "/brand/loginBackground/rtl/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/brand/loginBackground/rtl/focus": [
    {
      "words": "the middle"
    }
  ],
  "/brand/loginBackground/rtl/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/brand/loginBackground/web/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/brand/loginBackground/web/focus": [
    {
      "words": "the middle"
    }
  ],
  "/brand/loginBackground/web/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/brand/logo/alt": [
    {
      "words": "that the logo leads home, with the name of the brand"
    }
  ],
  "/brand/logo/dark": [
    {
      "words": "`src`"
    }
  ],
  "/brand/logo/light": [
    {
      "words": "`src`"
    }
  ],
  "/brand/logo/src": [
    {
      "words": "none; then `light` and `dark` are needed"
    }
  ],
  "/brand/logo/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/brand/socialImage": [
    {
      "words": "for the home page the picture of its hero; for others none"
    }
  ],
  "/brand/socialImage/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/brand/socialImage/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/commerce": [
    {
      "words": "nothing is sold"
    }
  ],
  "/commerce/currencies/byCountry": [
    {
      "value": {}
    }
  ],
  "/commerce/legal": [
    {
      "words": "none: nothing may be sold"
    }
  ],
  "/commerce/legal/address": [
    {
      "words": "none"
    }
  ],
  "/commerce/legal/seller": [
    {
      "words": "none: nothing may be sold"
    }
  ],
  "/commerce/legal/taxId": [
    {
      "words": "none"
    }
  ],
  "/commerce/legal/withdrawal": [
    {
      "words": "no link"
    }
  ],
  "/commerce/licences": [
    {
      "value": {}
    }
  ],
  "/commerce/licences/mark": [
    {
      "words": "the built-in text"
    }
  ],
  "/commerce/licences/marked": [
    {
      "words": "none"
    }
  ],
  "/commerce/licences/order": [
    {
      "value": []
    }
  ],
  "/commerce/methods/*/countries": [
    {
      "words": "all countries"
    }
  ],
  "/commerce/methods/*/currencies": [
    {
      "words": "all currencies that the method takes"
    }
  ],
  "/commerce/offerFree": [
    {
      "value": false
    }
  ],
  "/commerce/providers/*/challenge": [
    {
      "words": "the host of `frame`"
    }
  ],
  "/commerce/providers/*/frames": [
    {
      "words": "Stripe's own"
    }
  ],
  "/commerce/providers/*/scriptUri": [
    {
      "words": "the release train's at Stripe"
    }
  ],
  "/commerce/providers/*/train": [
    {
      "value": "endive"
    }
  ],
  "/commerce/support": [
    {
      "words": "no link"
    }
  ],
  "/commerce/tax": [
    {
      "value": {}
    }
  ],
  "/commerce/tax/byCountry": [
    {
      "words": "`display` everywhere"
    }
  ],
  "/commerce/tax/display": [
    {
      "value": "inclusive"
    }
  ],
  "/commerce/trialOncePer": [
    {
      "value": [
        "viewer",
        "card",
        "email"
      ]
    }
  ],
  "/consents": [
    {
      "words": "your origin alone decides the terms"
    }
  ],
  "/consents/purchase": [
    {
      "value": []
    }
  ],
  "/consents/signup": [
    {
      "value": []
    }
  ],
  "/consents/terms": [
    {
      "value": []
    }
  ],
  "/consents/terms/*/data": [
    {
      "words": "nothing more"
    }
  ],
  "/consents/terms/*/data/default": [
    {
      "words": "`defaultValue`"
    }
  ],
  "/consents/terms/*/defaultValue": [
    {
      "value": "false"
    }
  ],
  "/consents/terms/*/label": [
    {
      "words": "the text is beside the box"
    }
  ],
  "/consents/terms/*/required": [
    {
      "value": false
    }
  ],
  "/cookieConsent": [
    {
      "words": "viewers are not asked"
    }
  ],
  "/cookieConsent/accept": [
    {
      "words": "built in"
    }
  ],
  "/cookieConsent/countries": [
    {
      "words": "everywhere"
    }
  ],
  "/cookieConsent/policy": [
    {
      "words": "`legal.privacy`"
    }
  ],
  "/cookieConsent/policy/params": [
    {
      "words": "no values"
    }
  ],
  "/cookieConsent/refuse": [
    {
      "words": "built in"
    }
  ],
  "/cookieConsent/text": [
    {
      "words": "built in"
    }
  ],
  "/cookieConsent/title": [
    {
      "words": "built in"
    }
  ],
  "/cookieConsent/version": [
    {
      "value": "1"
    }
  ],
  "/description": [
    {
      "words": "the full name"
    }
  ],
  "/extends": [
    {
      "words": "the realm inherits nothing"
    }
  ],
  "/features": [
    {
      "value": {}
    }
  ],
  "/features/account": [
    {
      "value": true
    }
  ],
  "/features/adminPreviews": [
    {
      "value": false
    }
  ],
  "/features/browse": [
    {
      "value": true
    }
  ],
  "/features/deviceActivation": [
    {
      "value": true
    }
  ],
  "/features/epg": [
    {
      "value": true
    }
  ],
  "/features/externalPages": [
    {
      "value": true
    }
  ],
  "/features/favourites": [
    {
      "value": true
    }
  ],
  "/features/fighters": [
    {
      "value": true
    }
  ],
  "/features/gifts": [
    {
      "value": true
    }
  ],
  "/features/guestFavourites": [
    {
      "value": true
    }
  ],
  "/features/history": [
    {
      "value": true
    }
  ],
  "/features/impersonation": [
    {
      "value": false
    }
  ],
  "/features/live": [
    {
      "value": true
    }
  ],
  "/features/mobileExternal": [
    {
      "value": true
    }
  ],
  "/features/multiView": [
    {
      "value": true
    }
  ],
  "/features/news": [
    {
      "value": true
    }
  ],
  "/features/parentalControl": [
    {
      "value": true
    }
  ],
  "/features/playlists": [
    {
      "value": true
    }
  ],
  "/features/plugins": [
    {
      "value": true
    }
  ],
  "/features/preferences": [
    {
      "value": true
    }
  ],
  "/features/profiles": [
    {
      "value": true
    }
  ],
  "/features/purchase": [
    {
      "value": true
    }
  ],
  "/features/releases": [
    {
      "value": true
    }
  ],
  "/features/schedule": [
    {
      "value": true
    }
  ],
  "/features/search": [
    {
      "value": true
    }
  ],
  "/features/sections": [
    {
      "value": true
    }
  ],
  "/features/series": [
    {
      "value": true
    }
  ],
  "/features/signup": [
    {
      "value": true
    }
  ],
  "/features/tvProviders": [
    {
      "value": true
    }
  ],
  "/features/upcoming": [
    {
      "value": true
    }
  ],
  "/features/video": [
    {
      "value": true
    }
  ],
  "/features/watchTogether": [
    {
      "value": true
    }
  ],
  "/features/watchlists": [
    {
      "value": true
    }
  ],
  "/hosts": [
    {
      "value": []
    }
  ],
  "/hsts": [
    {
      "value": {}
    }
  ],
  "/hsts/includeSubDomains": [
    {
      "value": false
    }
  ],
  "/hsts/maxAge": [
    {
      "value": 63072000
    }
  ],
  "/legal": [
    {
      "words": "no links"
    }
  ],
  "/legal/privacy": [
    {
      "words": "no link"
    }
  ],
  "/legal/terms": [
    {
      "words": "no link"
    }
  ],
  "/library": [
    {
      "value": {}
    }
  ],
  "/library/childRating": [
    {
      "value": 11
    }
  ],
  "/library/lists": [
    {
      "value": 100
    }
  ],
  "/library/pinAtPurchase": [
    {
      "value": false
    }
  ],
  "/library/pinFromRating": [
    {
      "value": 16
    }
  ],
  "/library/pinLength": [
    {
      "value": 4
    }
  ],
  "/library/profiles": [
    {
      "value": 6
    }
  ],
  "/library/sharing": [
    {
      "value": true
    }
  ],
  "/library/titles": [
    {
      "value": 1000
    }
  ],
  "/locales/supported": [
    {
      "words": "only the default locale"
    }
  ],
  "/locales/supported/*/paths": [
    {
      "words": "es for Spanish, pt for Portuguese, else default"
    }
  ],
  "/locales/timeZone": [
    {
      "value": "UTC"
    }
  ],
  "/menus": [
    {
      "value": {}
    }
  ],
  "/menus/account": [
    {
      "value": []
    }
  ],
  "/menus/account/*/to/params": [
    {
      "words": "no values"
    }
  ],
  "/menus/default": [
    {
      "value": {
        "route": "home"
      }
    }
  ],
  "/menus/default/params": [
    {
      "words": "no values"
    }
  ],
  "/menus/footer": [
    {
      "value": []
    }
  ],
  "/menus/footer/*/to/params": [
    {
      "words": "no values"
    }
  ],
  "/menus/main": [
    {
      "value": []
    }
  ],
  "/menus/main/*/to/params": [
    {
      "words": "no values"
    }
  ],
  "/origin/address": [
    {
      "words": "what the server is started with (`--origin`)"
    }
  ],
  "/origin/media": [
    {
      "value": []
    }
  ],
  "/pages": [
    {
      "value": {}
    }
  ],
  "/pages/home": [
    {
      "value": {
        "sections": [
          {
            "type": "hero",
            "id": "top"
          },
          {
            "type": "rail",
            "id": "live-now",
            "source": "live"
          },
          {
            "type": "rail",
            "id": "coming-up",
            "source": "upcoming"
          },
          {
            "type": "rail",
            "id": "latest",
            "source": "latest"
          },
          {
            "type": "rail",
            "id": "series",
            "source": "series",
            "shape": "portrait"
          },
          {
            "type": "rail",
            "id": "playlists",
            "source": "playlists",
            "shape": "square"
          }
        ]
      }
    }
  ],
  "/pages/home/sections/*/action": [
    {
      "words": "no button"
    }
  ],
  "/pages/home/sections/*/action/to/params": [
    {
      "words": "no values"
    }
  ],
  "/pages/home/sections/*/collection": [
    {
      "words": "none"
    }
  ],
  "/pages/home/sections/*/image": [
    {
      "words": "no picture"
    }
  ],
  "/pages/home/sections/*/image/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/pages/home/sections/*/image/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/pages/home/sections/*/key": [
    {
      "words": "the text in this file is shown"
    }
  ],
  "/pages/home/sections/*/limit": [
    {
      "value": 5
    },
    {
      "value": 12
    },
    {
      "value": 24
    }
  ],
  "/pages/home/sections/*/shape": [
    {
      "value": "landscape"
    }
  ],
  "/pages/home/sections/*/source": [
    {
      "value": "featured"
    }
  ],
  "/pages/home/sections/*/text": [
    {
      "words": "no text"
    }
  ],
  "/pages/home/sections/*/title": [
    {
      "words": "the origin's own title"
    },
    {
      "words": "no heading"
    },
    {
      "words": "\"Continue watching\" in the viewer's language"
    }
  ],
  "/pages/own": [
    {
      "value": []
    }
  ],
  "/pages/own/*/description": [
    {
      "words": "that of the realm"
    }
  ],
  "/pages/own/*/height": [
    {
      "value": 800
    }
  ],
  "/pages/own/*/sections/*/action": [
    {
      "words": "no button"
    }
  ],
  "/pages/own/*/sections/*/action/to/params": [
    {
      "words": "no values"
    }
  ],
  "/pages/own/*/sections/*/collection": [
    {
      "words": "none"
    }
  ],
  "/pages/own/*/sections/*/image": [
    {
      "words": "no picture"
    }
  ],
  "/pages/own/*/sections/*/image/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/pages/own/*/sections/*/image/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/pages/own/*/sections/*/key": [
    {
      "words": "the text in this file is shown"
    }
  ],
  "/pages/own/*/sections/*/limit": [
    {
      "value": 5
    },
    {
      "value": 12
    },
    {
      "value": 24
    }
  ],
  "/pages/own/*/sections/*/shape": [
    {
      "value": "landscape"
    }
  ],
  "/pages/own/*/sections/*/source": [
    {
      "value": "featured"
    }
  ],
  "/pages/own/*/sections/*/text": [
    {
      "words": "no text"
    }
  ],
  "/pages/own/*/sections/*/title": [
    {
      "words": "the origin's own title"
    },
    {
      "words": "no heading"
    },
    {
      "words": "\"Continue watching\" in the viewer's language"
    }
  ],
  "/player": [
    {
      "value": {}
    }
  ],
  "/player/autoplay": [
    {
      "value": "off"
    }
  ],
  "/player/backgroundVideo": [
    {
      "value": false
    }
  ],
  "/player/castReceiver": [
    {
      "value": "none"
    }
  ],
  "/player/qualityCap": [
    {
      "words": "the largest that a stream has"
    }
  ],
  "/player/skip": [
    {
      "value": 10
    }
  ],
  "/player/speeds": [
    {
      "value": [
        0.5,
        0.75,
        1,
        1.25,
        1.5,
        2
      ]
    }
  ],
  "/player/stillThere": [
    {
      "value": 240
    }
  ],
  "/player/watermark": [
    {
      "words": "none"
    }
  ],
  "/player/watermark/corner": [
    {
      "value": "end"
    }
  ],
  "/player/watermark/image/alt": [
    {
      "words": "the picture is only decoration"
    }
  ],
  "/player/watermark/image/tone": [
    {
      "words": "an SVG's own background; of other pictures none"
    }
  ],
  "/plugins": [
    {
      "value": []
    }
  ],
  "/plugins/*/allow": [
    {
      "value": []
    }
  ],
  "/plugins/*/height": [
    {
      "value": 400
    }
  ],
  "/plugins/*/passes": [
    {
      "value": []
    }
  ],
  "/plugins/*/ratio": [
    {
      "words": "none: `height` counts"
    }
  ],
  "/territories": [
    {
      "words": "all countries"
    }
  ],
  "/territories/allowed": [
    {
      "words": "all that are not blocked"
    }
  ],
  "/territories/blocked": [
    {
      "words": "none"
    }
  ],
  "/theme": [
    {
      "value": {}
    }
  ],
  "/theme/accent": [
    {
      "value": "#2f5bea"
    }
  ],
  "/theme/accentAlt": [
    {
      "words": "derived from the accent"
    }
  ],
  "/theme/corners": [
    {
      "value": "soft"
    }
  ],
  "/theme/dark": [
    {
      "value": {}
    }
  ],
  "/theme/dark/accent": [
    {
      "words": "the theme's accent"
    }
  ],
  "/theme/dark/accentAlt": [
    {
      "words": "the theme's second accent colour"
    }
  ],
  "/theme/dark/neutral": [
    {
      "words": "the theme's neutral tint"
    }
  ],
  "/theme/dark/surface": [
    {
      "words": "the theme's surface if it fits this scheme, else derived from the neutral tint"
    }
  ],
  "/theme/density": [
    {
      "value": "regular"
    }
  ],
  "/theme/displayCase": [
    {
      "value": "none"
    }
  ],
  "/theme/fonts": [
    {
      "value": {}
    }
  ],
  "/theme/fonts/display": [
    {
      "value": "default"
    }
  ],
  "/theme/fonts/text": [
    {
      "value": "default"
    }
  ],
  "/theme/image": [
    {
      "value": "plain"
    }
  ],
  "/theme/light": [
    {
      "value": {}
    }
  ],
  "/theme/light/accent": [
    {
      "words": "the theme's accent"
    }
  ],
  "/theme/light/accentAlt": [
    {
      "words": "the theme's second accent colour"
    }
  ],
  "/theme/light/neutral": [
    {
      "words": "the theme's neutral tint"
    }
  ],
  "/theme/light/surface": [
    {
      "words": "the theme's surface if it fits this scheme, else derived from the neutral tint"
    }
  ],
  "/theme/motion": [
    {
      "value": "calm"
    }
  ],
  "/theme/neutral": [
    {
      "value": "#64748b"
    }
  ],
  "/theme/ornament": [
    {
      "value": "none"
    }
  ],
  "/theme/scheme": [
    {
      "value": "auto"
    }
  ],
  "/theme/surface": [
    {
      "words": "derived from the neutral tint"
    }
  ],
  "/version": [
    {
      "value": 1
    }
  ],
  "/vpn": [
    {
      "value": "allowed"
    }
  ],
  "/wording": [
    {
      "value": {}
    }
  ]
};

export interface Fallback {
  value?: unknown;
  words?: string;
}
