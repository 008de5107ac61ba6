// Generated from schemas/realm by "npm run generate". Do not edit.

export const PLACES = {
  "text": [
    "/account/title",
    "/auth/providers/*/fields/*/empty",
    "/auth/providers/*/fields/*/error",
    "/auth/providers/*/fields/*/hint",
    "/auth/providers/*/fields/*/label",
    "/auth/providers/*/fields/*/options/*/label",
    "/auth/providers/*/fields/*/placeholder",
    "/auth/providers/*/label",
    "/auth/providers/*/logoUri/alt",
    "/brand/icon/alt",
    "/brand/legalLine",
    "/brand/loginBackground/mobile/alt",
    "/brand/loginBackground/rtl/alt",
    "/brand/loginBackground/web/alt",
    "/brand/logo/alt",
    "/brand/socialImage/alt",
    "/commerce/licences/mark",
    "/consents/terms/*/label",
    "/consents/terms/*/text",
    "/cookieConsent/accept",
    "/cookieConsent/refuse",
    "/cookieConsent/text",
    "/cookieConsent/title",
    "/description",
    "/fullName",
    "/menus/account/*/label",
    "/menus/footer/*/label",
    "/menus/main/*/label",
    "/name",
    "/pages/home/sections/*/action/label",
    "/pages/home/sections/*/image/alt",
    "/pages/home/sections/*/text",
    "/pages/home/sections/*/title",
    "/pages/own/*/description",
    "/pages/own/*/sections/*/action/label",
    "/pages/own/*/sections/*/image/alt",
    "/pages/own/*/sections/*/text",
    "/pages/own/*/sections/*/title",
    "/pages/own/*/title",
    "/player/watermark/image/alt",
    "/plugins/*/title"
  ],
  "asset": [
    "/auth/providers/*/logoUri",
    "/brand/icon",
    "/brand/socialImage",
    "/pages/home/sections/*/image",
    "/pages/own/*/sections/*/image",
    "/player/watermark/image"
  ],
  "background": [
    "/brand/loginBackground/mobile",
    "/brand/loginBackground/rtl",
    "/brand/loginBackground/web"
  ],
  "logo": [
    "/brand/logo"
  ],
  "target": [
    "/cookieConsent/policy",
    "/menus/account/*/to",
    "/menus/default",
    "/menus/footer/*/to",
    "/menus/main/*/to",
    "/pages/home/sections/*/action/to",
    "/pages/own/*/sections/*/action/to"
  ],
  "vendorAddress": [
    "/auth/providers/*/baseUri",
    "/auth/providers/*/emulator",
    "/auth/providers/*/partnerUri",
    "/auth/providers/*/scriptUri",
    "/auth/providers/*/scriptUrl",
    "/commerce/providers/*/scriptUri",
    "/plugins/*/address"
  ],
  "paymentHost": [
    "/commerce/providers/*/address",
    "/commerce/providers/*/challenge",
    "/commerce/providers/*/frame",
    "/commerce/providers/*/frames"
  ],
  "formField": [
    "/auth/providers/*/fields/*"
  ],
  "pluginName": [
    "/pages/home/sections/*/plugin",
    "/pages/own/*/sections/*/plugin"
  ]
} as const;
