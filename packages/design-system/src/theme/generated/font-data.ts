// Written by scripts/build-fonts.mjs; do not edit.
export const fontData = {
  "default": {
    "family": "Geist",
    "weights": [
      200,
      800
    ],
    "latin": {
      "file": "default-latin.8cc0069c.woff2",
      "bytes": 25960,
      "range": "U+20-7E,U+A0-AC,U+AE-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "extended": {
      "file": "default-latin-ext.e53bbd3d.woff2",
      "bytes": 11180,
      "range": "U+100-113,U+116-12B,U+12E-130,U+132-137,U+139-13E,U+141-148,U+14A-14D,U+150-151,U+154-17E,U+218-21B,U+1E9E"
    },
    "measures": {
      "text": 1.04,
      "bold": 1.032,
      "display": 1.053,
      "capitals": 0.988,
      "ascent": 1.005,
      "descent": 0.295,
      "lineGap": 0
    },
    "centred": false
  },
  "condensed": {
    "family": "Sofia Sans Extra Condensed",
    "weights": [
      200,
      800
    ],
    "latin": {
      "file": "condensed-latin.99d1da28.woff2",
      "bytes": 34852,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "extended": {
      "file": "condensed-latin-ext.14e6e0d8.woff2",
      "bytes": 13564,
      "range": "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-127,U+12A-12B,U+12E-130,U+132-133,U+136-13E,U+141-148,U+14A-14D,U+150-151,U+154-15B,U+15E-167,U+16A-16B,U+16E-17E,U+218-21B,U+1E9E"
    },
    "measures": {
      "text": 0.606,
      "bold": 0.614,
      "display": 0.638,
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
      200,
      800
    ],
    "latin": {
      "file": "sober-latin.3aef05cd.woff2",
      "bytes": 23860,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "extended": {
      "file": "sober-latin-ext.1908c146.woff2",
      "bytes": 10692,
      "range": "U+100-130,U+134-148,U+14A-151,U+154-17E,U+218-21B"
    },
    "measures": {
      "text": 1.038,
      "bold": 0.988,
      "display": 0.998,
      "capitals": 0.999,
      "ascent": 0.95,
      "descent": 0.225,
      "lineGap": 0
    },
    "centred": false
  },
  "slab": {
    "family": "Rokkitt",
    "weights": [
      200,
      800
    ],
    "latin": {
      "file": "slab-latin.5d81ffa3.woff2",
      "bytes": 26096,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "extended": {
      "file": "slab-latin-ext.fdd8a4ca.woff2",
      "bytes": 11876,
      "range": "U+100-130,U+132-151,U+154-17E,U+218-21B,U+1E9E"
    },
    "measures": {
      "text": 0.947,
      "bold": 0.91,
      "display": 0.926,
      "capitals": 0.974,
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
    "extended": {
      "file": "humanist-latin-ext.ed6b7fa5.woff2",
      "bytes": 8756,
      "range": "U+100-130,U+132-151,U+154-17E,U+218-21B,U+1E9E"
    },
    "measures": {
      "text": 0.942,
      "bold": 0.898,
      "display": 0.898,
      "capitals": 0.906,
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
    "extended": {
      "file": "kufi-latin-ext.bf735c05.woff2",
      "bytes": 8876,
      "range": "U+100-130,U+134-13E,U+141-148,U+14A-151,U+154-17E,U+218-21B,U+1E9E"
    },
    "arabic": {
      "file": "kufi-arabic.12032bc7.woff2",
      "bytes": 9600,
      "range": "U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-669,U+670,U+67E,U+686,U+698,U+6A4,U+6A9,U+6AF,U+6CC,U+6F0-6F9",
      "widths": {
        "text": 0.865,
        "bold": 0.726,
        "display": 0.726
      }
    },
    "measures": {
      "text": 0.947,
      "bold": 0.928,
      "display": 0.928,
      "capitals": 0.978,
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
    "extended": {
      "file": "naskh-latin-ext.11bb7c5f.woff2",
      "bytes": 8668,
      "range": "U+100-107,U+10A-113,U+116-11B,U+11E-123,U+126-127,U+12A-12B,U+12E-130,U+136-137,U+139-13E,U+141-148,U+150-151,U+154-155,U+158-15B,U+15E-161,U+164-165,U+16A-16B,U+16E-17E,U+218-21B,U+1E9E"
    },
    "arabic": {
      "file": "naskh-arabic.00c305a1.woff2",
      "bytes": 22696,
      "range": "U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670,U+67E,U+686,U+698,U+6A4,U+6A9,U+6AF,U+6CC,U+6F0-6F9",
      "widths": {
        "text": 0.859,
        "bold": 0.735,
        "display": 0.735
      }
    },
    "measures": {
      "text": 1.054,
      "bold": 1.042,
      "display": 1.042,
      "capitals": 1.014,
      "ascent": 1.07,
      "descent": 0.45,
      "lineGap": 0
    },
    "centred": true
  },
  "rounded": {
    "family": "Nunito",
    "weights": [
      200,
      800
    ],
    "latin": {
      "file": "rounded-latin.ee419ccd.woff2",
      "bytes": 33272,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "extended": {
      "file": "rounded-latin-ext.6f0a7cc8.woff2",
      "bytes": 15576,
      "range": "U+100-130,U+132,U+134-151,U+154-17E,U+218-21B,U+1E9E"
    },
    "measures": {
      "text": 1.007,
      "bold": 0.974,
      "display": 0.996,
      "capitals": 1.003,
      "ascent": 1.011,
      "descent": 0.353,
      "lineGap": 0
    },
    "centred": false
  },
  "wide": {
    "family": "Archivo",
    "weights": [
      200,
      800
    ],
    "latin": {
      "file": "wide-latin.5f6d2a81.woff2",
      "bytes": 29384,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "extended": {
      "file": "wide-latin-ext.6ec05cfd.woff2",
      "bytes": 15340,
      "range": "U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E"
    },
    "measures": {
      "text": 1.254,
      "bold": 1.244,
      "display": 1.281,
      "capitals": 1.299,
      "ascent": 0.878,
      "descent": 0.21,
      "lineGap": 0
    },
    "centred": false
  },
  "grotesque": {
    "family": "Space Grotesk",
    "weights": [
      300,
      700
    ],
    "latin": {
      "file": "grotesque-latin.149009f7.woff2",
      "bytes": 19776,
      "range": "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
    },
    "extended": {
      "file": "grotesque-latin-ext.961cd5a8.woff2",
      "bytes": 9276,
      "range": "U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E"
    },
    "measures": {
      "text": 1.096,
      "bold": 1.022,
      "display": 1.022,
      "capitals": 0.903,
      "ascent": 0.984,
      "descent": 0.292,
      "lineGap": 0
    },
    "centred": false
  }
} as const;
