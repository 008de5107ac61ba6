import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type LinkProps, LinkProvider } from '../LinkProvider';
import { RichText, type RichTextProps } from './RichText';

const show = (html: string, props: Partial<RichTextProps> = {}) => {
  const { container } = render(<RichText html={html} {...props} />);
  const root = container.firstElementChild;
  if (!root) throw new Error('Nothing was drawn.');
  return root;
};
const bare = (html: string) => show(html).innerHTML.replace(/ (class|tabindex)="[^"]*"/g, '');

describe('RichText', () => {
  it('renders headings, paragraphs, lists, emphasis, quotations and line breaks', () => {
    const text = show(
      '<h1>Terms</h1><p>One <strong>bold</strong><br>two</p><ul><li>a<li>b</ul><blockquote>Said</blockquote>',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['a', 'b']);
    expect(text.querySelector('strong')).toHaveTextContent('bold');
    expect(text.querySelector('br')).not.toBeNull();
    expect(text.querySelector('blockquote > p')).toHaveTextContent('Said');
  });

  it.each([
    [0, 1, 5],
    [1, 2, 6],
    [3, 4, 6],
  ] as const)('shifts headings by %i levels, down to the sixth', (headingShift, first, last) => {
    show('<h1>A</h1><h5>B</h5>', { headingShift });
    expect(screen.getByRole('heading', { name: 'A', level: first })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'B', level: last })).toBeInTheDocument();
  });

  it('keeps links to safe addresses, rendered by the nearest LinkProvider when they stay on the site', () => {
    const Routed = (props: LinkProps) => <a {...props} data-routed="" />;
    render(
      <LinkProvider component={Routed}>
        <RichText html='<a href="/plans">Plans</a> <a href="https://elsewhere.test/x">Elsewhere</a> <a href="mailto:help@league.test">Mail</a> <a href="tel:+441234">Call</a>' />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('data-routed');
    const outside = screen.getByRole('link', { name: 'Elsewhere' });
    expect(outside).toHaveAttribute('href', 'https://elsewhere.test/x');
    expect(outside).not.toHaveAttribute('data-routed');
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  it('removes every invisible character of an address', () => {
    render(
      <RichText
        html={
          '<a href="\u00ad/pl\u2028an\u{e0001}s\u061c\u180e">Plans</a><a href="java\u00ad\u061cscript:alert(1)">No</a>'
        }
      />,
    );
    expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/plans');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('opens a new tab only where the text asks for it, announces it, and gives the new page no access to this one', () => {
    show(
      '<a href="https://a.test" target="_blank" rel="nofollow opener">A</a><a href="https://b.test" target="menu">B</a>',
      { newTabLabel: 'new tab' },
    );
    const newTab = screen.getByRole('link', { name: /^A ?\(new tab\)$/ });
    expect(newTab).toHaveAttribute('target', '_blank');
    expect(newTab).toHaveAttribute('rel', 'nofollow noopener');
    expect(screen.getByRole('link', { name: 'B' })).not.toHaveAttribute('target');
  });

  it('links inside the text without using the page’s own ids', () => {
    const text = show('<a href="#fees">Fees</a><h2 id="fees">Fees</h2><h2 id="fees">Again</h2>');
    const target = screen.getByRole('link').getAttribute('href')?.slice(1);
    expect(text.querySelector(`[id="${target}"]`)).toHaveTextContent('Fees');
    expect(text.querySelectorAll('[id]')).toHaveLength(1);
    expect(text.querySelector('#fees')).toBeNull();
  });

  it('renders pictures as they are, or by the image service where their size is known', () => {
    const { unmount } = render(
      <RichText html='<img src="/a.jpg" alt="A" width="40" height="30" srcset="x" onload="x">' />,
    );
    const plain = screen.getByRole('img', { name: 'A' });
    expect(plain.getAttributeNames().sort()).toEqual([
      'alt',
      'decoding',
      'height',
      'loading',
      'src',
      'width',
    ]);
    unmount();
    show('<p><img src="/media/b" alt="B"></p>', {
      picture: (url) => ({ url, width: 1920, height: 1080 }),
    });
    expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('width', '1920');
  });

  it('lets the keyboard scroll a table that is wider than the screen', () => {
    show('<table><caption>Fees</caption><tr><th scope="col">Plan<tr><td colspan="2">Gold</table>');
    const table = screen.getByRole('table', { name: 'Fees' });
    expect(table.parentElement).toHaveAttribute('tabindex', '0');
    expect(within(table).getByRole('columnheader')).toHaveTextContent('Plan');
    expect(within(table).getByRole('cell')).toHaveAttribute('colspan', '2');
  });

  it('renders nothing for an empty or blank text', () => {
    expect(bare('')).toBe('');
    expect(bare('<p>&nbsp;</p><h2></h2><ul><li></li></ul>')).toBe('');
    expect(bare('<p>\u200b\u2060\u202b \u202c\u00ad\u061c\ufeff</p>')).toBe('');
  });

  it.each([
    ['text between blocks becomes a paragraph', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    [
      'unknown tags are dropped and their text is kept',
      '<font color="red">a</font><foo>b</foo>',
      '<p>ab</p>',
    ],
    ['divisions separate paragraphs', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['emphasis around blocks goes into them', '<b><p>a</p>b</b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['a block in a heading loses its tag', '<h2>a<div>b</div></h2>', '<h3>a b</h3>'],
    [
      'a list in a list joins the entry above',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['an entry without a list is a paragraph', '<li>a</li>', '<p>a</p>'],
    ['cells without a table are paragraphs', '<td>a</td>', '<p>a</p>'],
    [
      'text between the cells of a table goes before it',
      '<table>x<tr><td>a</table>',
      '<p>x</p><div><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    ],
    [
      'a table’s foot goes to its end',
      '<table><tfoot><tr><td>f</tfoot><tbody><tr><td>a</table>',
      '<div><table><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table></div>',
    ],
    [
      'entities are text',
      '<p>&lt;script&gt; &amp; caf&eacute;</p>',
      '<p>&lt;script&gt; &amp; café</p>',
    ],
  ])('repairs nesting: %s', (_, html, expected) => {
    expect(bare(html)).toBe(expected);
  });
});

const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/src=data:,alert(1)>',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" onload=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<IMG SRC="javascript:alert(1)">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img """><script>alert(1)</script>">',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script&colon;alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://x.test/1">x</a>',
  '<a href="\\\\evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="https://bank.test@evil.test">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<a href="#" onclick="alert(1)" onmouseover=alert(1)>x</a>',
  '<a style="background:url(javascript:alert(1))">x</a>',
  '<p style="position:fixed;inset:0" class="x">x</p>',
  '<style>@import "//x.test";</style>',
  '<link rel=stylesheet href=//x.test>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<math><maction actiontype="statusline#" xlink:href="javascript:alert(1)">x</maction></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  '<isindex action="javascript:alert(1)" type=image>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>x',
  '<marquee onstart=alert(1)>x</marquee>',
  '<base href="javascript:/a/+alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p id="__proto__" onclick constructor=x>x</p>',
  '<constructor>x</constructor><__proto__ onclick=alert(1)>x</__proto__>',
  '<img name=getElementById><a id=location href=/x>x</a>',
  '<x onclick=alert(1) tabindex=1 id=x>x',
  '<custom-element onconnected=alert(1)>x</custom-element>',
  '<p is="x-evil">x</p>',
  '<q cite="javascript:alert(1)">x</q><blockquote cite="javascript:alert(1)">x</blockquote>',
  '<del cite="javascript:alert(1)">x</del>',
  '<a href="https://x.test" ping="https://spy.test" download>x</a>',
  '<p slot=x popover contenteditable>x</p>',
];

/** The allowed elements, and those of our own components: a table's scroller is a division. */
const ELEMENTS = new Set(
  'a abbr b blockquote br caption cite code del div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'alt class colspan decoding dir height href id lang loading rel reversed rowspan scope src start tabindex target title value width'.split(
    ' ',
  ),
);

/** Finds anything harmful in the html that a browser gets, as read by another parser than ours. */
function harm(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html').body;
  const found: string[] = [];
  const protocol = (address: string) => new URL(address, 'https://here.test').protocol;
  for (const element of page.querySelectorAll('[data-ui=rich-text] *')) {
    if (!ELEMENTS.has(element.localName)) found.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      const harmless =
        ATTRIBUTES.has(name) &&
        (name !== 'href' || /^(https?|mailto|tel):$/.test(protocol(value))) &&
        (name !== 'src' || protocol(value) === 'https:') &&
        (name !== 'id' || value.startsWith('text-')) &&
        (name !== 'target' || value === '_blank');
      if (!harmless) found.push(`${name}="${value}"`);
    }
  }
  return found;
}

describe('RichText with hostile html', () => {
  it.each(VECTORS)('renders %s without harm', (vector) => {
    const html = renderToString(<RichText html={`before ${vector}`} />);
    expect(harm(html)).toEqual([]);
    expect(html).toContain('before');
  });

  const piece = fc.oneof(
    fc.constantFrom(...VECTORS),
    fc.constantFrom(
      ...'<p> </p> <b> </b> <i> <a href="/x"> </a> <ul> <ol> <li> </li> </ul> <table> <tr> <td> <th> </td> </tr> </table> <thead> <tfoot> <caption> <h2> </h2> <blockquote> </blockquote> <div> </div> <br> <hr> <figure> <figcaption> </figure> <img src="/x"> <svg> </svg> <style> </style> <script> </script> <!-- --> <![CDATA[ ]]> " \' > < = &lt; &#x3c; /'.split(
        ' ',
      ),
    ),
    fc.string({ maxLength: 6 }),
  );
  const hostile = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

  it('renders only allowed elements and attributes from any text (property)', () => {
    fc.assert(
      fc.property(hostile, (html) => harm(renderToString(<RichText html={html} />)).length === 0),
      { numRuns: process.env.FULL ? 1000 : 100 },
    );
  });

  it('renders html on the server that the browser reads as React’s own tree, and hydrates it (property)', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fc.assert(
      fc.property(hostile, (html) => {
        const page = document.createElement('div');
        page.innerHTML = renderToString(<RichText html={html} />);
        const onRecoverableError = vi.fn();
        const { unmount } = render(<RichText html={html} />, {
          container: page,
          hydrate: true,
          onRecoverableError,
        });
        expect(onRecoverableError).not.toHaveBeenCalled();
        unmount();
      }),
      { numRuns: process.env.FULL ? 400 : 100 },
    );
    // React complains about nesting that browsers would repair
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('is tested by a check that finds harm', () => {
    const stung =
      '<div data-ui="rich-text"><script></script><a href="javascript:x" onclick="x">x</a></div>';
    expect(harm(stung)).toEqual(['<script>', 'href="javascript:x"', 'onclick="x"']);
  });

  it('renders a text that is nested without end', () => {
    const deep = '<div><b><ul><li><blockquote>'.repeat(2000);
    const html = renderToString(<RichText html={`${deep}deep`} />);
    expect(html).toContain('deep');
  });
});
