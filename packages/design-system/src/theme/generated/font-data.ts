// Written by scripts/build-fonts.mjs; do not edit.
export const fontData = {
  "default": {
    "family": "Geist",
    "weights": [
      400,
      800
    ],
    "latin": {
      "file": "default-latin.3e02cba1.woff2",
      "bytes": 19600,
      "range": "U+20-7E,U+A0-AC,U+AE-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 1.053,
      "bold": 1.038,
      "display": 1.059,
      "capitals": 0.989,
      "ascent": 1.005,
      "descent": 0.295,
      "lineGap": 0
    },
    "centred": false
  },
  "condensed": {
    "family": "Sofia Sans Extra Condensed",
    "weights": [
      400,
      800
    ],
    "latin": {
      "file": "condensed-latin.54261058.woff2",
      "bytes": 25312,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 0.614,
      "bold": 0.617,
      "display": 0.641,
      "capitals": 0.595,
      "ascent": 0.9,
      "descent": 0.3,
      "lineGap": 0
    },
    "centred": false
  },
  "sober": {
    "family": "Public Sans",
    "weights": [
      400,
      800
    ],
    "latin": {
      "file": "sober-latin.eb49535e.woff2",
      "bytes": 22920,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 1.052,
      "bold": 0.998,
      "display": 1.008,
      "capitals": 1.005,
      "ascent": 0.95,
      "descent": 0.225,
      "lineGap": 0
    },
    "centred": false
  },
  "slab": {
    "family": "Rokkitt",
    "weights": [
      400,
      800
    ],
    "latin": {
      "file": "slab-latin.2707bc5f.woff2",
      "bytes": 25092,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 0.958,
      "bold": 0.919,
      "display": 0.938,
      "capitals": 0.986,
      "ascent": 0.817,
      "descent": 0.32,
      "lineGap": 0
    },
    "centred": false
  },
  "humanist": {
    "family": "Cabin",
    "weights": [
      400,
      700
    ],
    "latin": {
      "file": "humanist-latin.c0217f8d.woff2",
      "bytes": 25820,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 0.948,
      "bold": 0.897,
      "display": 0.897,
      "capitals": 0.909,
      "ascent": 0.965,
      "descent": 0.25,
      "lineGap": 0
    },
    "centred": false
  },
  "kufi": {
    "family": "Reem Kufi",
    "weights": [
      400,
      700
    ],
    "latin": {
      "file": "kufi-latin.f1b606bd.woff2",
      "bytes": 17520,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "arabic": {
      "file": "kufi-arabic.12032bc7.woff2",
      "bytes": 9600,
      "range": "U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-669,U+670,U+67E,U+686,U+698,U+6A4,U+6A9,U+6AF,U+6CC,U+6F0-6F9"
    },
    "measures": {
      "text": 0.961,
      "bold": 0.939,
      "display": 0.939,
      "capitals": 0.976,
      "ascent": 1.1,
      "descent": 0.4,
      "lineGap": 0
    },
    "centred": false
  },
  "naskh": {
    "family": "Noto Naskh",
    "weights": [
      400,
      700
    ],
    "latin": {
      "file": "naskh-latin.ea65c04f.woff2",
      "bytes": 18180,
      "range": "U+20-7E,U+A0-A3,U+A5,U+A7-AB,U+AE-B0,U+B4,U+B6-B8,U+BA-BB,U+BF-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "arabic": {
      "file": "naskh-arabic.00c305a1.woff2",
      "bytes": 22696,
      "range": "U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670,U+67E,U+686,U+698,U+6A4,U+6A9,U+6AF,U+6CC,U+6F0-6F9"
    },
    "measures": {
      "text": 1.062,
      "bold": 1.046,
      "display": 1.046,
      "capitals": 1.025,
      "ascent": 1.07,
      "descent": 0.45,
      "lineGap": 0
    },
    "centred": true
  },
  "rounded": {
    "family": "Nunito",
    "weights": [
      400,
      800
    ],
    "latin": {
      "file": "rounded-latin.52cf4c24.woff2",
      "bytes": 32168,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 1.017,
      "bold": 0.98,
      "display": 1.003,
      "capitals": 1.008,
      "ascent": 1.011,
      "descent": 0.353,
      "lineGap": 0
    },
    "centred": false
  },
  "wide": {
    "family": "Archivo",
    "weights": [
      400,
      800
    ],
    "latin": {
      "file": "wide-latin.efae902d.woff2",
      "bytes": 28224,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 1.26,
      "bold": 1.245,
      "display": 1.283,
      "capitals": 1.307,
      "ascent": 0.878,
      "descent": 0.21,
      "lineGap": 0
    },
    "centred": false
  },
  "grotesque": {
    "family": "Space Grotesk",
    "weights": [
      400,
      700
    ],
    "latin": {
      "file": "grotesque-latin.e32b5903.woff2",
      "bytes": 19752,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "measures": {
      "text": 1.112,
      "bold": 1.029,
      "display": 1.029,
      "capitals": 0.909,
      "ascent": 0.984,
      "descent": 0.292,
      "lineGap": 0
    },
    "centred": false
  }
} as const;
