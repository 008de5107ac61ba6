/*
 * What an SVG may hold to be served from a brand's host: what draws, and what drawing tools add. Everything that is
 * not in these lists is refused, so that new features of browsers are refused as well (decision 31).
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';
export const XML = 'http://www.w3.org/XML/1998/namespace';
export const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Elements that draw, describe, or group. None runs code, animates, links elsewhere or holds another kind of document. */
export const ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Attributes that browsers read as CSS: they are judged as a style is. */
export const CSS_ATTRIBUTES = words(`
  style alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-variant-ligatures font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
  letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor
  text-decoration text-indent text-overflow text-rendering text-transform transform-box transform-origin unicode-bidi
  vector-effect visibility white-space word-spacing writing-mode`);

/** Attributes that browsers read as numbers, names and words. No address is ever read from them. */
export const PLAIN_ATTRIBUTES = words(`
  id class lang tabindex role version baseProfile focusable width height viewBox preserveAspectRatio zoomAndPan
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform dx dy rotate textLength lengthAdjust startOffset method
  spacing side gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY filterUnits primitiveUnits
  filterRes in in2 result type values mode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode
  kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth
  elevation pointsAtX pointsAtY pointsAtZ z scale xChannelSelector yChannelSelector radius stdDeviation baseFrequency
  numOctaves seed stitchTiles tableValues slope intercept amplitude exponent media title systemLanguage requiredFeatures
  requiredExtensions contentStyleType contentScriptType externalResourcesRequired`);

/** Groups of attributes that matter only to tools and screen readers. */
export const PLAIN_FAMILIES = /^(data|aria)-[\w.-]+$/;

/** Names that may follow `xlink:`, beside `href`, which is judged by its target. */
export const XLINK_WORDS = words('type role arcrole title show actuate');
/** Names that may follow `xml:`; `xml:base` would change the target of every reference. */
export const XML_WORDS = words('space lang id');

/** Elements whose `href` names another part of the same picture, or that may embed a bitmap. */
export const WITH_REFERENCE = words(
  'use textPath linearGradient radialGradient pattern filter feImage image',
);
export const WITH_PICTURE = words('image feImage');

/** A bitmap embedded in the file. Browsers ignore white space in it, and tools break its lines. */
export const EMBEDDED_PICTURE =
  /^\s*data:image\/(png|jpe?g|gif|webp|avif)\s*;\s*base64\s*,[A-Za-z0-9+/=\s]*$/i;

/** A reference to another part of the same picture. */
export const OWN_PART = /^#[^\s#"'<>\\]+$/;

/** CSS functions that compute a colour, a number or a shape. None of them fetches. */
export const CSS_FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk var calc min max clamp abs
  matrix matrix3d translate translatex translatey scale scalex scaley rotate skew skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect not is where nth-child nth-of-type selector`);

/** At-rules that hold rules for some viewers. Fonts, imports, namespaces and animations are not allowed in a picture. */
export const CSS_AT_RULES = words('media supports');

/** Processing instructions that browsers ignore: they enclose Adobe's metadata. */
export const INSTRUCTIONS = words('xpacket');

/** Namespaces in which drawing tools store their own data. Browsers know none of them, so their elements do nothing. */
const EDITORS = words(`
  http://www.inkscape.org/namespaces/inkscape http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd http://www.openswatchbook.org/uri/2009/osb
  http://www.w3.org/1999/02/22-rdf-syntax-ns# http://purl.org/dc/elements/1.1/ http://purl.org/dc/terms/
  http://creativecommons.org/ns# http://web.resource.org/cc/ http://www.bohemiancoding.com/sketch/ns
  http://www.figma.com/figma/ns http://www.serif.com/ https://boxy-svg.com http://vectornator.io http://www.vectornator.io
  https://penpot.app/xmlns http://krita.org/namespaces/svg/krita http://svgjs.com/svgjs http://svgjs.dev/svgjs
  http://www.corel.com/coreldraw/odm/2003 http://schemas.microsoft.com/visio/2003/SVGExtensions/ http://www.gimp.org/xmlns
  adobe:ns:meta/`);
const ADOBE = /^https?:\/\/ns\.adobe\.com\//;

export const isEditors = (namespace: string): boolean =>
  EDITORS.has(namespace) || ADOBE.test(namespace);

/**
 * The document type that tools usually write: SVG's own, with its public name and address, and no definitions in
 * brackets. Browsers do not fetch it.
 */
export const DOCUMENT_TYPE =
  /^\s*svg(\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG (1\.0|1\.1|1\.1 Basic|1\.1 Tiny|2000\d{4}|2001\d{4})\/\/EN\2\s+(["'])https?:\/\/www\.w3\.org\/[\w./-]+\.dtd\4)?\s*$/;
