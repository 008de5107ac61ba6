/*
 * Pictures as drawing tools write them, each with what its tool leaves in a file: our own drawings, in their handwriting.
 */

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAACqqpYoAAAAA1BMVEUULECDag+CiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNggAAAAAgAAa9T6iIAAAAASUVORK5CYII=';
const PNG = `data:image/png;base64,${PIXEL}`;

const INKSCAPE = `xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg"`;
const DOCTYPE =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
const AI =
  '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->';
const SKETCH =
  '<?xml version="1.0" encoding="UTF-8"?>\n<svg width="64px" height="64px" viewBox="0 0 64 64" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n    <!-- Generator: Sketch 64 (93537) - https://sketch.com -->';

/** Harmless pictures, by the tool and the feature. */
export const HARMLESS: readonly (readonly [name: string, text: string])[] = [
  [
    'Inkscape: a named view, layers and a style for each shape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5"
   inkscape:version="1.3 (0e150ed6c4, 2023-07-21)" sodipodi:docname="logo.svg"
   inkscape:export-filename="C:\\marks\\logo.png" inkscape:export-xdpi="96" ${INKSCAPE}>
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" bordercolor="#000000" borderopacity="0.25"
     inkscape:showpageshadow="2" inkscape:pageopacity="0.0" inkscape:document-units="mm" showgrid="false">
    <inkscape:grid type="xygrid" id="grid9" spacingx="1" visible="true" />
    <sodipodi:guide position="10,20" orientation="0,-1" id="guide1" />
  </sodipodi:namedview>
  <defs id="defs2"><inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true" lpeversion="1" /></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" style="display:inline">
    <path style="fill:#ff6600;stroke:none;stroke-width:0.264583;paint-order:markers fill stroke"
       d="M 10,10 H 90 V 90 Z" id="path1" sodipodi:nodetypes="cccc" inkscape:connector-curvature="0" />
  </g>
</svg>`,
  ],
  [
    'Inkscape: a licence in its metadata',
    `<svg width="48" height="48" id="svg2" ${INKSCAPE} xmlns:dc="http://purl.org/dc/elements/1.1/"
   xmlns:cc="http://creativecommons.org/ns#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <metadata id="metadata7"><rdf:RDF><cc:Work rdf:about="">
    <dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage" />
    <dc:title>Mark</dc:title><dc:creator><cc:Agent><dc:title>The house</dc:title></cc:Agent></dc:creator>
    <cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/" />
  </cc:Work></rdf:RDF></metadata>
  <circle cx="24" cy="24" r="20" style="fill:#008080" />
</svg>`,
  ],
  [
    'Inkscape: gradients that build on one another',
    `<svg width="48" height="48" ${INKSCAPE} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:osb="http://www.openswatchbook.org/uri/2009/osb">
  <defs>
    <linearGradient id="swatch" osb:paint="solid"><stop style="stop-color:#ff0000;stop-opacity:1" offset="0" id="stop1" /></linearGradient>
    <linearGradient id="linearGradient1" inkscape:collect="always"><stop style="stop-color:#1a1a2e" offset="0" /><stop style="stop-color:#e94560;stop-opacity:0.5" offset="1" /></linearGradient>
    <radialGradient xlink:href="#linearGradient1" id="radialGradient1" cx="24" cy="24" fx="24" fy="24" r="20" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,0.5,0,12)" />
  </defs>
  <rect style="fill:url(#radialGradient1);fill-opacity:1;-inkscape-stroke:none" width="48" height="48" ry="4" />
</svg>`,
  ],
  [
    'Inkscape: text that flows in a shape',
    `<svg width="120" height="40" ${INKSCAPE}>
  <defs><rect x="4" y="4" width="100" height="30" id="rect1" /></defs>
  <text xml:space="preserve" style="font-style:normal;font-size:16px;line-height:1.25;font-family:'DejaVu Sans';-inkscape-font-specification:'DejaVu Sans, Bold';white-space:pre;shape-inside:url(#rect1);display:inline;fill:#000000" transform="scale(1.1)"><tspan x="4" y="20"><tspan style="font-weight:bold">Corral</tspan></tspan></text>
</svg>`,
  ],
  [
    'Inkscape: a filter and a clip, as a plain SVG',
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">
  <defs>
    <filter style="color-interpolation-filters:sRGB" id="filter1" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="1.5" id="feGaussianBlur1" /><feOffset dx="2" dy="2" result="o" /><feFlood flood-color="rgb(0,0,0)" flood-opacity="0.4" result="f" /><feComposite in="f" in2="o" operator="in" /><feMerge><feMergeNode /><feMergeNode in="SourceGraphic" /></feMerge></filter>
    <clipPath clipPathUnits="userSpaceOnUse" id="clipPath1"><circle cx="30" cy="30" r="25" /></clipPath>
  </defs>
  <g clip-path="url(#clipPath1)"><path d="M0 0H60V60H0Z" style="fill:#2a9d8f;filter:url(#filter1)" /></g>
</svg>`,
  ],
  [
    'Illustrator: SVG 1.1 with its document type and classes',
    `${AI}
${DOCTYPE}
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 width="200px" height="60px" viewBox="0 0 200 60" style="enable-background:new 0 0 200 60;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#E63946;}
	.st1{fill:none;stroke:#1D3557;stroke-width:4;stroke-miterlimit:10;}
	.st2{clip-path:url(#SVGID_2_);}
	.st3{fill:url(#SVGID_3_);}
</style>
<g><defs><rect id="SVGID_1_" width="200" height="60"/></defs>
	<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
	<g class="st2"><polygon class="st0" points="0,0 40,0 20,40 "/></g></g>
<linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="200" y2="0"><stop  offset="0" style="stop-color:#FFFFFF"/><stop  offset="1" style="stop-color:#000000"/></linearGradient>
<path class="st3" d="M50,10h20v40H50V10z"/><line class="st1" x1="90" y1="5" x2="90" y2="55"/>
</svg>`,
  ],
  [
    'Illustrator: its own namespaces, without the entities',
    `${AI}
<svg version="1.1" xmlns:x="http://ns.adobe.com/Extensibility/1.0/" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xmlns:graph="http://ns.adobe.com/Graphs/1.0/" xmlns="http://www.w3.org/2000/svg" width="90px" height="30px" viewBox="0 0 90 30" enable-background="new 0 0 90 30" i:viewOrigin="0 30" i:rulerOrigin="0 0" overflow="visible">
<metadata><sfw xmlns="http://ns.adobe.com/SaveForWeb/1.0/"><slices/><sliceSourceBounds y="0" x="0" width="90" height="30" bottomLeftOrigin="true"/></sfw></metadata>
<g id="Layer_1" i:layer="yes" i:dimmedPercent="50" i:rgbTrio="#4F008000FFFF"><path i:knockout="Off" fill="#457B9D" d="M0,0h90v30H0V0z"/></g>
</svg>`,
  ],
  [
    'Illustrator: metadata in the frame of XMP',
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><metadata><?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Adobe XMP Core 5.3"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>Illustrator</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?></metadata><path d="M0 0h10v10z"/></svg>`,
  ],
  [
    'Illustrator: exported for screens, with names of layers',
    `<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><defs><style>.cls-1{fill:#f4a261;}.cls-2,.cls-3{fill:none;stroke:#264653;stroke-linecap:round;}.cls-3{stroke-width:2px;isolation:isolate;mix-blend-mode:multiply;}</style></defs><title>mark</title><g id="Group_12" data-name="Group 12"><rect class="cls-1" width="40" height="40" rx="8"/><path class="cls-2" d="M50 20h60"/><path class="cls-3" d="M50 30h60"/></g></svg>`,
  ],
  [
    'Illustrator: a placed picture, its lines broken',
    `<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="30px" height="20px" viewBox="0 0 30 20">
<image style="overflow:visible;opacity:0.5;" width="3" height="2" xlink:href="data:image/png;base64,${PIXEL.slice(0, 76)}
${PIXEL.slice(76)}" transform="matrix(10 0 0 10 0 0)">
</image>
</svg>`,
  ],
  [
    'Illustrator: a choice by language',
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><switch><g systemLanguage="ar" requiredFeatures=""><text x="4" y="14">نور</text></g><g><text x="4" y="14" font-family="'MyriadPro-Regular'" font-size="12">Noor</text></g></switch></svg>`,
  ],
  [
    'Figma: a mask and a clip',
    `<svg width="80" height="80" viewBox="0 0 80 80" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_345)">
<mask id="mask0_12_345" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="80" height="80">
<path d="M80 0H0V80H80V0Z" fill="white"/>
</mask>
<g mask="url(#mask0_12_345)">
<path fill-rule="evenodd" clip-rule="evenodd" d="M10 10L70 40L10 70V10Z" fill="#7209B7" fill-opacity="0.9"/>
</g>
</g>
<defs>
<clipPath id="clip0_12_345">
<rect width="80" height="80" rx="12" fill="white"/>
</clipPath>
</defs>
</svg>`,
  ],
  [
    'Figma: shadows as filters',
    `<svg width="52" height="52" viewBox="0 0 52 52" fill="none" xmlns="http://www.w3.org/2000/svg">
<g filter="url(#filter0_d_1_2)"><circle cx="26" cy="22" r="20" fill="url(#paint0_linear_1_2)" shape-rendering="crispEdges"/></g>
<defs>
<filter id="filter0_d_1_2" x="2" y="2" width="48" height="48" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/>
<feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_2" result="shape"/>
</filter>
<linearGradient id="paint0_linear_1_2" x1="26" y1="2" x2="26" y2="42" gradientUnits="userSpaceOnUse"><stop stop-color="#4CC9F0"/><stop offset="1" stop-color="#4361EE" stop-opacity="0"/></linearGradient>
</defs>
</svg>`,
  ],
  [
    'Figma: a fill with a picture',
    `<svg width="60" height="40" viewBox="0 0 60 40" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<rect width="60" height="40" fill="url(#pattern0_1_2)"/>
<defs>
<pattern id="pattern0_1_2" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.333 0.5)"/></pattern>
<image id="image0_1_2" data-name="photo.png" width="3" height="2" preserveAspectRatio="none" xlink:href="${PNG}"/>
</defs>
</svg>`,
  ],
  [
    'Figma: with its own names kept',
    `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:figma="http://www.figma.com/figma/ns"><g id="Icon / 24 / play" figma:type="component"><path id="Vector" d="M8 5V19L19 12L8 5Z" fill="currentColor" style="fill:color(display-p3 0.2 0.4 0.9);fill-opacity:1;"/></g></svg>`,
  ],
  [
    'Sketch: pages, artboards and a description',
    `${SKETCH}
    <title>Mark</title>
    <desc>Created with Sketch.</desc>
    <defs><polygon id="path-1" points="0 0 64 0 64 64 0 64"></polygon></defs>
    <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd">
        <g id="Artboard" transform="translate(-10.000000, -20.000000)"><mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask><use id="Ground" fill="#264653" xlink:href="#path-1"></use><circle id="Oval" fill="#E9C46A" mask="url(#mask-2)" cx="42" cy="52" r="20"></circle></g>
    </g>
</svg>`,
  ],
  [
    'Sketch: an older one, with a namespace of its own',
    `<svg width="20px" height="20px" viewBox="0 0 20 20" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><g id="Page-1" fill="none" sketch:type="MSPage"><path d="M0,0 L20,20" stroke="#979797" sketch:type="MSShapeGroup"></path></g></svg>`,
  ],
  [
    'Affinity: its document type, and styles that say all',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
${DOCTYPE}
<svg width="100%" height="100%" viewBox="0 0 300 100" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;">
    <g id="Logo" serif:id="Logo 1" transform="matrix(1,0,0,1,-12.5,0)"><path d="M20,20L80,20L50,80L20,20Z" style="fill:rgb(230,57,70);"/><text x="100px" y="60px" style="font-family:'ArialMT', 'Arial', sans-serif;font-size:40px;fill:white;">Ab<tspan x="150px 170px " y="60px 60px ">cd</tspan></text></g>
    <defs><linearGradient id="_Linear1" x1="0" y1="0" x2="1" y2="0" gradientUnits="userSpaceOnUse" gradientTransform="matrix(40,0,0,40,20,50)"><stop offset="0" style="stop-color:rgb(0,0,0);stop-opacity:1"/></linearGradient></defs>
</svg>`,
  ],
  [
    'svgo: everything on one line',
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="#f3f6fb" fill-rule="evenodd" d="M0 0h21l6 6v11l-6 6H9v13H0ZM9 8v7h9V8Z"/></svg>',
  ],
  [
    'svgo: short names, and references by them',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><defs><linearGradient id="a"><stop offset="0"/></linearGradient><path id="b" d="M0 0h9v9z"/></defs><use xlink:href="#b" fill="url(#a)"/><use href="#b" opacity=".3"/></svg>',
  ],
  [
    'an icon of a set: a role, and a name for screen readers',
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="feather feather-play" role="img" aria-label="Play" focusable="false" aria-hidden="false"><polygon points="5 3 19 12 5 21 5 3"/></svg>',
  ],
  [
    'a mark for both schemes',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#111}@media (prefers-color-scheme: dark){path{fill:#eee}}</style><path d="M0 0h32v32H0z"/></svg>',
  ],
  [
    'CorelDRAW: classes in a CDATA section',
    `<?xml version="1.0" encoding="UTF-8"?>
${DOCTYPE}
<!-- Creator: CorelDRAW -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="52.9167mm" height="26.4583mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 5292 2646" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs><style type="text/css"><![CDATA[
    .str0 {stroke:#2B2A29;stroke-width:20;stroke-miterlimit:22.9256}
    .fil0 {fill:#00A0E3}
   ]]></style></defs>
 <g id="Ebene_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><rect class="fil0 str0" x="10" y="10" width="500" height="300"/></g>
</svg>`,
  ],
  [
    'Boxy SVG: its own notes',
    '<?xml version="1.0" encoding="utf-8"?><svg viewBox="0 0 50 50" xmlns="http://www.w3.org/2000/svg" xmlns:bx="https://boxy-svg.com"><defs><bx:grid x="0" y="0" width="10" height="10"/></defs><path d="M 25 5 L 45 45 L 5 45 Z" style="fill: rgb(216, 216, 216); stroke: rgb(0, 0, 0);" bx:shape="triangle 5 5 40 40 0.5 0 1@abc"/></svg>',
  ],
  [
    'Vectornator and Linearity: layers',
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg height="50" stroke-miterlimit="10" style="fill-rule:nonzero;clip-rule:evenodd;stroke-linecap:round;stroke-linejoin:round;" version="1.1" viewBox="0 0 50 50" width="50" xml:space="preserve" xmlns="http://www.w3.org/2000/svg" xmlns:vectornator="http://vectornator.io"><g id="Untitled" vectornator:layerName="Untitled"><path d="M5 5L45 45" fill="#ff9500" opacity="1"/></g></svg>',
  ],
  [
    'Penpot: ids with its own prefix',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" version="1.1" style="-webkit-print-color-adjust: exact;" fill="none"><g id="shape-1a2b" data-testid="logo" rx="0" ry="0" style="fill: rgb(0, 0, 0);"><g class="fills" id="fills-1a2b"><rect rx="0" ry="0" x="0" y="0" transform="matrix(1.000000, 0.000000, 0.000000, 1.000000, 0.000000, 0.000000)" width="40" height="40" style="fill: rgb(49, 239, 184); fill-opacity: 1;"/></g></g></svg>',
  ],
  [
    'potrace: an old document type',
    `<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN"
 "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg version="1.0" xmlns="http://www.w3.org/2000/svg" width="64.000000pt" height="64.000000pt" viewBox="0 0 64.000000 64.000000" preserveAspectRatio="xMidYMid meet">
<metadata>
Created by potrace 1.16, written by Peter Selinger 2001-2019
</metadata>
<g transform="translate(0.000000,64.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none"><path d="M80 320 l0 -240 240 0 240 0 0 240 0 240 -240 0 -240 0 0 -240z"/></g>
</svg>`,
  ],
  [
    'Canva: a frame that can be zoomed',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="500" zoomAndPan="magnify" viewBox="0 0 375 375" height="500" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><clipPath id="a1"><path d="M 10 10 L 360 10 L 360 360 L 10 360 Z M 10 10 " clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#a1)"><path fill="#ff3131" d="M 10 10 L 360 10 L 360 360 Z" fill-opacity="1" fill-rule="nonzero"/></g></svg>',
  ],
  [
    'Visio: its own properties',
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:v="http://schemas.microsoft.com/visio/2003/SVGExtensions/" width="2in" height="1in" viewBox="0 0 144 72" xml:space="preserve" color-interpolation-filters="sRGB" class="st2"><v:documentProperties v:langID="1033" v:viewMarkup="false"/><style type="text/css"><![CDATA[ .st1 {fill:#5b9bd5;stroke:#c8c8c8;stroke-width:0.25} .st2 {fill:none;fill-rule:evenodd;font-size:12px;overflow:visible} ]]></style><g v:mID="0" v:index="1" v:groupContext="foregroundPage"><title>Page-1</title><rect x="10" y="10" width="100" height="50" class="st1"/></g></svg>',
  ],
  [
    'svg.js: its own namespace',
    '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svgjs="http://svgjs.com/svgjs" width="100" height="30" viewBox="0 0 100 30"><g transform="matrix(1,0,0,1,0,0)"><svg width="100" height="30" x="0" y="0"><g featurekey="nameFeature-0"/></svg></g></svg>'.replace(
      ' featurekey="nameFeature-0"',
      ' svgjs:data="{&quot;a&quot;:1}"',
    ),
  ],
  [
    'a pattern, a marker and a line of text along a path',
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" viewBox="0 0 200 80"><defs><pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="3" cy="3" r="1.5" fill="#888"/></pattern><marker id="tip" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z"/></marker><path id="curve" d="M10 60Q100 0 190 60"/></defs><rect width="200" height="80" fill="url(#dots)"/><use href="#curve" fill="none" stroke="#222" marker-end="url(#tip)"/><text font-size="12" textLength="150" lengthAdjust="spacing"><textPath href="#curve" startOffset="10%">Live on Sunday</textPath></text></svg>',
  ],
  [
    'a symbol used twice, with a light',
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><symbol id="s" viewBox="0 0 10 10"><ellipse cx="5" cy="5" rx="5" ry="3"/></symbol><filter id="l"><feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="2" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="4" xChannelSelector="R" yChannelSelector="G"/><feDiffuseLighting surfaceScale="2" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="45" elevation="60"/></feDiffuseLighting></filter><use href="#s" width="40" height="40" fill="#06d6a0"/><use href="#s" x="40" width="40" height="40" fill="hsl(280 60% 50% / .8)" filter="url(#l)"/></svg>',
  ],
  [
    'a byte order mark, and white space about everything',
    '\ufeff<?xml version="1.0" encoding="UTF-8" ?>\n\n<!DOCTYPE svg>\n<svg\n\txmlns = "http://www.w3.org/2000/svg"\n\twidth = "10"\n\theight = "10"\n>\n\t<path\n\td = "M0 0h10v10z"\n/>\n</svg >\n<!-- the end -->\n',
  ],
];
