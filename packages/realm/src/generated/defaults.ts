// Generated from schemas/realm by "npm run generate". Do not edit.

export const DEFAULTS = {
  "realm": {
    "version": 1,
    "hosts": [],
    "vpn": "allowed",
    "plugins": []
  },
  "analytics": {
    "sinks": []
  },
  "apps": {
    "native": []
  },
  "auth": {
    "selfRegistration": true
  },
  "brand": {
    "languageBadgeStyle": "code"
  },
  "commerce": {
    "offerFree": false,
    "trialOncePer": [
      "viewer",
      "card",
      "email"
    ],
    "display": "inclusive",
    "order": []
  },
  "formField": {
    "order": 0,
    "readOnly": false
  },
  "consents": {
    "terms": [],
    "signup": [],
    "purchase": []
  },
  "consentTerm": {
    "required": false,
    "defaultValue": "false"
  },
  "cookieConsent": {
    "version": "1"
  },
  "features": {
    "account": true,
    "browse": true,
    "epg": true,
    "externalPages": true,
    "favourites": true,
    "fighters": true,
    "gifts": true,
    "guestFavourites": true,
    "history": true,
    "live": true,
    "mobileExternal": true,
    "multiView": true,
    "news": true,
    "playlists": true,
    "plugins": true,
    "preferences": true,
    "profiles": true,
    "purchase": true,
    "releases": true,
    "schedule": true,
    "search": true,
    "sections": true,
    "series": true,
    "signup": true,
    "tvProviders": true,
    "upcoming": true,
    "video": true,
    "watchlists": true,
    "watchTogether": true,
    "parentalControl": true,
    "deviceActivation": true,
    "impersonation": false,
    "adminPreviews": false
  },
  "hsts": {
    "maxAge": 63072000,
    "includeSubDomains": false
  },
  "library": {
    "lists": 100,
    "titles": 1000,
    "sharing": true,
    "profiles": 6,
    "childRating": 11,
    "pinLength": 4,
    "pinFromRating": 16,
    "pinAtPurchase": false
  },
  "locales": {
    "timeZone": "UTC"
  },
  "menus": {
    "default": {
      "route": "home"
    },
    "main": [],
    "footer": [],
    "account": []
  },
  "origin": {
    "media": []
  },
  "pages": {
    "home": {
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
    },
    "own": []
  },
  "framePage": {
    "height": 800
  },
  "player": {
    "skip": 10,
    "speeds": [
      0.5,
      0.75,
      1,
      1.25,
      1.5,
      2
    ],
    "autoplay": "off",
    "stillThere": 240,
    "backgroundVideo": false,
    "castReceiver": "none"
  },
  "watermark": {
    "corner": "end"
  },
  "plugin": {
    "allow": [],
    "passes": [],
    "height": 400
  },
  "theme": {
    "scheme": "auto",
    "accent": "#2f5bea",
    "neutral": "#64748b",
    "corners": "soft",
    "density": "regular",
    "motion": "calm",
    "image": "plain",
    "ornament": "none",
    "displayCase": "none",
    "display": "default",
    "text": "default"
  },
  "tvCompany": {
    "display": false
  },
  "adobeProvider": {
    "mandatory": false
  },
  "adobeDcrProvider": {
    "mandatory": false
  },
  "appleProvider": {
    "scriptUri": "https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js"
  },
  "facebookProvider": {
    "scriptUri": "https://connect.facebook.net/en_US/sdk.js"
  },
  "firebaseProvider": {
    "providers": [],
    "facebookRedirectOnMobile": true,
    "scriptUri": "https://apis.google.com/js/api.js"
  },
  "gigyaProvider": {
    "screenSet": "Default-RegistrationLogin"
  },
  "googleProvider": {
    "scriptUri": "https://accounts.google.com/gsi/client"
  },
  "stripePayment": {
    "train": "endive"
  },
  "heroSection": {
    "source": "featured",
    "limit": 5
  },
  "railSection": {
    "shape": "landscape",
    "limit": 12
  },
  "gridSection": {
    "shape": "landscape",
    "limit": 24
  }
} as const;
