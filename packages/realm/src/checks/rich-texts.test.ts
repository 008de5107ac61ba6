import { describe, expect, it } from 'vitest';
import { lostMarkup } from './rich-texts';

describe('lostMarkup', () => {
  it.each([
    ['<p>a</p><script>alert(1)</script>', /"<script>" is removed/],
    ['<IFRAME src="https://a.example"></IFRAME>', /"<iframe>" is removed/],
    ['<a href="javascript:alert(1)">a</a>', /link to "javascript:alert\(1\)" is removed/],
    ["<a href=' JAVASCRIPT:alert(1)'>a</a>", /is removed/],
    ['<a href=data:text/html,x>a</a>', /is removed/],
    ['<img src="http://a.example/b.png" alt="">', /picture "http:\/\/a.example\/b.png"/],
    ['<p onclick="go()">a</p>', /"onclick" is removed/],
    ['<p style="color: red">a</p>', /^"style" is removed: the theme sets how a text looks/],
    ['<FONT COLOR=red>a</FONT>', /"color" is removed/],
    ['<p><span class="MsoNormal">a</span></p>', /"class" is removed/],
    ['<p>a <strong>b</p>', /"<strong>" is never closed/],
    ['<p>a</b></p>', /"<\/b>" closes a tag that was not opened/],
    ['<p>a <a href="/b" c</p>', /begins like a tag/],
    ['<p>a</p', /begins like a tag/],
  ])('says what viewers would not see of %s', (html, words) => {
    expect(lostMarkup(html)).toMatch(words);
  });

  it.each([
    ['<p>Since 1998.<p>And on.'],
    ['<ul><li>a<li>b</ul>'],
    ['<p>1 < 2, a <b>b</b> > c<br>d</p>'],
    ['<a href="/es/inicio?a=1&b=2" title="a > b">a</a>'],
    ['<a href="mailto:a@b.example">a</a> <a href="tel:+34">b</a> <a href="#top">c</a>'],
    ['<!-- <script> --><div><span lang="es" id="x">a</span></div>'],
    ['<img src="/pictures/a.png" alt="">'],
  ])('finds nothing in %s', (html) => {
    expect(lostMarkup(html)).toBeUndefined();
  });
});
