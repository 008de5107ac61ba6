// Prints a CloudFront function for a site that "marquee build" wrote. At "viewer request" it finds the file of an
// address, at "viewer response" it sets the policy of pictures: an SVG is a document, and the pages' policy is not for it.
//
//   node cloudfront-function.mjs /srv/sites/apex > function.js
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';

const [folder] = argv.slice(2);
if (!folder) throw new Error('Which site? node cloudfront-function.mjs /srv/sites/apex');
const lines = readFileSync(join(folder, '_redirects'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status };
  });
// The rules for addresses with another policy than the first rule, which is that of the pages.
const [, ...rules] = readFileSync(join(folder, '_headers'), 'utf8').split(/^(?=\/)/m);
const policies = rules.flatMap((rule) => {
  const policy = /^ +Content-Security-Policy: (.*)$/m.exec(rule)?.[1];
  const [address = ''] = rule.split('\n');
  return policy ? [[address.replace(/\*$/, ''), policy]] : [];
});
const moved = Object.fromEntries(
  lines
    .filter(({ from, status }) => status.startsWith('30') && !from.includes('*'))
    .map(({ from, to }) => [from, to]),
);
const own =
  lines.find(({ from, status }) => status === '301' && /[^/]\/\*$/.test(from))?.from ?? '';
const patterns = lines
  .filter(({ from, status }) => status === '200' && from.includes('/:'))
  .map(({ from, to }) => ({
    pattern: `^${from.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`,
    to,
  }));
const open = patterns.map(({ pattern, to }) => [pattern, to]);
// Exact addresses come before patterns that match them too.
const there = lines
  .filter(({ from, status }) => status === '200' && !from.includes('/:'))
  .map(({ from }) => from)
  .filter((from) => patterns.some(({ pattern }) => new RegExp(pattern).test(from)));

stdout.write(`var moved = ${JSON.stringify(moved)};
var own = ${JSON.stringify(own.replace(/\*$/, ''))};
var there = ${JSON.stringify(there)};
var open = ${JSON.stringify(open)};
var policies = ${JSON.stringify(policies)};

// The query is passed on: it may hold a token or a code.
function queryOf(request) {
  var parts = [];
  for (var name in request.querystring) {
    var values = request.querystring[name].multiValue || [request.querystring[name]];
    for (var i = 0; i < values.length; i++) parts.push(name + '=' + values[i].value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function to(location, status) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: location } } };
}

function answered(path, response) {
  for (var i = 0; i < policies.length; i++) {
    if (path.indexOf(policies[i][0]) === 0) {
      response.headers['content-security-policy'] = { value: policies[i][1] };
      response.headers['x-content-type-options'] = { value: 'nosniff' };
    }
  }
  return response;
}

function handler(event) {
  var request = event.request;
  if (event.response) return answered(request.uri, event.response);
  var path = request.uri.replace(/\\/+$/, '');
  if (moved[path]) return to(moved[path] + queryOf(request), 302);
  if (own && (path + '/').indexOf(own) === 0) return to('/' + path.slice(own.length).replace(/^[\\/\\\\]+/, '') + queryOf(request), 301);
  // A parameter's value may look like a file name; real files are at the root, or below no route.
  if (there.indexOf(path) < 0 && !/^\\/(code\\/|_|[^\\/]*\\.[a-z0-9]+$)/i.test(path)) {
    for (var i = 0; i < open.length; i++) {
      if (new RegExp(open[i][0]).test(path)) { request.uri = open[i][1] + 'index.html'; return request; }
    }
  }
  if (!/\\.[a-z0-9]+$/i.test(path)) request.uri = path + '/index.html';
  return request;
}
`);
