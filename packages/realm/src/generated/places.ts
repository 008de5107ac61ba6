// Generated from schemas/realm by "npm run generate". Do not edit.

export const PLACES = {
  "text": [
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
    "/description",
    "/menus/account/*/label",
    "/menus/footer/*/label",
    "/menus/main/*/label",
    "/pages/home/sections/*/title"
  ],
  "asset": [
    "/auth/providers/*/logoUri",
    "/brand/icon",
    "/brand/loginBackground/mobile",
    "/brand/loginBackground/rtl",
    "/brand/loginBackground/web",
    "/brand/logo",
    "/brand/socialImage"
  ],
  "target": [
    "/menus/account/*/to",
    "/menus/default",
    "/menus/footer/*/to",
    "/menus/main/*/to"
  ],
  "vendorAddress": [
    "/auth/providers/*/baseUri",
    "/auth/providers/*/emulator",
    "/auth/providers/*/partnerUri",
    "/auth/providers/*/scriptUri",
    "/auth/providers/*/scriptUrl"
  ],
  "formField": [
    "/auth/providers/*/fields/*"
  ]
} as const;
