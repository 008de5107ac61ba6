// Generated from schemas/realm by "npm run generate". Do not edit.

/** Keys that a realm never inherits. */
export const OWN_KEYS: readonly string[] = [
  "/$schema",
  "/extends",
  "/fullName",
  "/hosts",
  "/name",
  "/origin/publicKey",
  "/version"
];

/** Objects that are replaced as one: their keys only make sense together. */
export const WHOLE_OBJECTS: readonly string[] = [
  "/auth/providers/*/fields/*/addressCountryRestriction",
  "/auth/providers/*/logoUri",
  "/brand/icon",
  "/brand/loginBackground/mobile",
  "/brand/loginBackground/rtl",
  "/brand/loginBackground/web",
  "/brand/logo",
  "/brand/socialImage",
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
  "/territories"
];

/** Lists whose entries merge, by the keys that tell entries apart. */
export const MERGED_LISTS: Readonly<Record<string, readonly string[]>> = {
  "/auth/providers": [
    "type",
    "clientName"
  ],
  "/auth/providers/*/fields": [
    "id"
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

/** What stands in for a key that is left out: a value, or words for it. Several where the variants of a union differ. */
export const FALLBACKS: Readonly<Record<string, readonly Fallback[]>> = {
  "/account": [
    {
      "value": {}
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
  "/auth/providers/*/allowedProviders/*/display": [
    {
      "value": false
    }
  ],
  "/auth/providers/*/facebookRedirectOnMobile": [
    {
      "value": true
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
  "/auth/providers/*/fields/*/label": [
    {
      "words": "the type's own"
    }
  ],
  "/auth/providers/*/fields/*/order": [
    {
      "value": 0
    }
  ],
  "/auth/providers/*/fields/*/readOnly": [
    {
      "value": false
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
  "/auth/providers/*/mandatory": [
    {
      "value": false
    }
  ],
  "/auth/providers/*/providers": [
    {
      "value": []
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
  "/brand/languageBadgeStyle": [
    {
      "value": "code"
    }
  ],
  "/brand/loginBackground/mobile": [
    {
      "words": "the wide picture"
    }
  ],
  "/brand/loginBackground/rtl": [
    {
      "words": "the wide picture"
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
  "/locales/supported": [
    {
      "words": "the default locale alone"
    }
  ],
  "/locales/supported/*/paths": [
    {
      "words": "es for Spanish, pt for Portuguese, else default"
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
  "/menus/default": [
    {
      "value": {
        "route": "home"
      }
    }
  ],
  "/menus/footer": [
    {
      "value": []
    }
  ],
  "/menus/main": [
    {
      "value": []
    }
  ],
  "/origin/address": [
    {
      "words": "what the server is started with (`--origin`)"
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
  "/pages/home/sections/*/title": [
    {
      "words": "the origin's own title"
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
  "/pages/own/*/sections/*/title": [
    {
      "words": "the origin's own title"
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
      "words": "the theme's surface where it is one for this scheme, else derived from the neutral tint"
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
      "words": "the theme's surface where it is one for this scheme, else derived from the neutral tint"
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
