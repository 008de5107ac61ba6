import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { median, pairedRatio } from '../page-speed/statistics.mjs';
import { chromiumPath } from '../stand/paths.mjs';
import { threadTime } from '../stand/thread-time.mjs';
import { engines } from './engines.mjs';
import { fieldsOf, valuesBut } from './fields.mjs';

/** Gzip bytes that our engine may add to a page which has React and the controls; KB are of 1000, as in `scripts/budgets`. */
const byteBudget = 25_000;

const few = fieldsOf(12);
const many = fieldsOf(200);

/** Stands in the midst of the long form; the text is an email address from the 14th of its keys on, for each engine. */
const typed = { id: 'email8', text: 'kim@example.com', fits: 13 };

/**
 * What is measured; `atMost`: ours may take this much of the better one's time. In milliseconds of the page's own thread. What
 * a form does when it hears of something is judged by the engine's own work, until the document says what came of it; drawing
 * that costs what the controls and their messages look like, and is measured beside it.
 */
const MEASURES = [
  { key: 'opened12', what: 'first frame, 12 fields, the engine read for it', atMost: 0.5 },
  { key: 'frame12', what: 'the same again, in a page that has drawn one before' },
  { key: 'html12', what: '– of which the browser, given the html' },
  { key: 'frame200', what: '200 fields, in a page that has drawn one before' },
  { key: 'key', what: 'keystroke, 200 fields: looked at', atMost: 0.25 },
  { key: 'keyDrawn', what: '– and drawn' },
  { key: 'submit200', what: 'invalid submit, 200 fields: refused', atMost: 0.5 },
  { key: 'submit200Drawn', what: '– and drawn' },
  { key: 'submit12', what: 'invalid submit, 12 fields: refused' },
  { key: 'submit12Drawn', what: '– and drawn' },
];

/** No style sheet for anybody: what a form looks like is the brand's, and the other two bring none. */
const html = '<!doctype html><html lang="en"><title>Forms</title><body></body></html>';

async function emptyPage(browser, modules) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route('**', (route) => {
    const code = modules?.get(new URL(route.request().url()).pathname);
    return route.fulfill(
      code
        ? { body: code, contentType: 'text/javascript' }
        : { body: html, contentType: 'text/html' },
    );
  });
  await page.goto('http://forms.test/');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { context, page, faults, session };
}

/** A page that has drawn a sign-in, ours with its controls, reads the engine's code and draws the short form for the first time. */
async function openedWith(browser, { name, apart: { floor, engine, modules }, ask }) {
  const { context, page, faults, session } = await emptyPage(browser, modules);
  const ids = idsOf(few);
  await page.evaluate(
    async ([first, given]) => {
      globalThis.given = given;
      await import(first);
      await globalThis.forms.mount();
      await globalThis.forms.unmount();
    },
    [floor, [ids, ask(few, {})]],
  );
  const took = await threadTime(session, () =>
    page.evaluate(async (code) => {
      await import(code);
      await globalThis.forms.prepare(...globalThis.given);
      await globalThis.forms.mount();
    }, engine),
  );
  const survey = await page.evaluate(() => globalThis.forms.survey());
  assert.deepEqual(survey, { drawn: ids, wrong: [] }, `${name}: a fresh form`);
  assert.deepEqual(faults, [], `${name}: the page is in order`);
  await context.close();
  return took;
}

async function openPage(browser, { code }) {
  const { page, faults, session } = await emptyPage(browser);
  await page.addScriptTag({ content: code });
  const call = (name, ...args) =>
    page.evaluate(([method, given]) => globalThis.forms[method](...given), [name, args]);
  const timed = (name, ...args) => threadTime(session, () => call(name, ...args));
  return { page, faults, call, timed };
}

const idsOf = (fields) => fields.map(({ id }) => id);
const requiredOf = (fields) => idsOf(fields.filter(({ optional }) => !optional));

/** A form from nothing to a refused submit. Every round is given its questions anew, as a page is that has just got them. */
async function refusedForm(opened, engine, { fields, values, wrong, hidden }) {
  const { call, timed } = opened;
  await call('prepare', idsOf(fields), engine.ask(fields, values));
  const frame = await timed('mount');
  const fresh = await call('survey');
  assert.deepEqual(fresh, { drawn: idsOf(fields), wrong: [] }, `${engine.name}: a fresh form`);
  if (hidden) await call('hide');
  const submit = await timed('submit', wrong.length);
  assert.deepEqual((await call('survey')).wrong, wrong, `${engine.name}: a refused form`);
  return { frame, submit };
}

/** In a form that was refused for one field, that field is typed into. */
async function typedWord({ call, timed }, engine, kind) {
  const { id, text } = typed;
  const before = await call('look', id);
  assert.equal(before.value, '', `${engine.name}: the field is empty`);
  assert.notEqual(before.problem, '', `${engine.name}: an empty field is wrong`);
  const took = await timed('type', id, typed, kind);
  const after = await call('look', id);
  assert.deepEqual(after, { value: text, problem: '' }, `${engine.name}: what was typed is right`);
  return took / text.length;
}

const empty = (fields) => ({ fields, values: {}, wrong: requiredOf(fields) });
const allButOne = { fields: many, values: valuesBut(many, typed.id), wrong: [typed.id] };

async function round(engine, opened, browser) {
  const opened12 = await openedWith(browser, engine);
  await opened.page.bringToFront();
  const { call, timed } = opened;

  const short = await refusedForm(opened, engine, empty(few));
  await call('unmount');
  const shortUnseen = await refusedForm(opened, engine, { ...empty(few), hidden: true });
  await call('unmount');
  await call('prepare', idsOf(few), engine.ask(few, {}));
  await call('mount');
  const html12 = await timed('show', await call('unmount'));
  await call('remove');

  const long = await refusedForm(opened, engine, empty(many));
  await call('unmount');
  const longUnseen = await refusedForm(opened, engine, { ...empty(many), hidden: true });
  await call('unmount');

  await refusedForm(opened, engine, allButOne);
  const keyDrawn = await typedWord(opened, engine, 'drawn');
  await call('empty', typed.id);
  await call('hide');
  const key = await typedWord(opened, engine, 'turn');
  await call('unmount');

  assert.deepEqual(opened.faults, [], `${engine.name}: the page is in order`);
  return {
    ...{ opened12, frame12: short.frame, html12, frame200: long.frame, key, keyDrawn },
    ...{ submit200: longUnseen.submit, submit200Drawn: long.submit },
    ...{ submit12: shortUnseen.submit, submit12Drawn: short.submit },
  };
}

/** One measure of all rounds: medians, and ours against the better of the other two. */
function compare({ key, what, atMost }, rounds) {
  const of = (name) => rounds.map((one) => one[name][key]);
  const [ours, rjsf, jsonForms] = ['ours', 'rjsf', 'jsonForms'].map(of);
  const better = median(rjsf) < median(jsonForms) ? rjsf : jsonForms;
  const ratio = pairedRatio(ours, better);
  return {
    ...{ what, ours: median(ours), rjsf: median(rjsf), jsonForms: median(jsonForms), ratio },
    ...(atMost && { atMost, met: ratio <= atMost }),
  };
}

/**
 * Our form engine, rjsf and JSON Forms with their own renderers, in turn, each in a page of its own: the same fields, the same
 * checks, errors as one types.
 * @returns {Promise<{ bytes: object, rows: object[], bytesMet: boolean, met: boolean }>} bytes over a page that has React
 *   (ours: and the controls)
 */
export async function forms({ rounds }) {
  const tested = await engines();
  const names = Object.keys(tested);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  try {
    const pages = {};
    for (const name of names) pages[name] = await openPage(browser, tested[name]);
    const done = [];
    const warmUp = rounds > 1 ? 3 : 0;
    for (let at = 0; at < rounds + warmUp; at += 1) {
      const one = {};
      // each round begins with another one
      const order = names.map((_, index) => names[(index + at) % names.length]);
      for (const name of order) one[name] = await round(tested[name], pages[name], browser);
      if (at >= warmUp) done.push(one);
    }
    const rows = MEASURES.map((measure) => compare(measure, done));
    const bytes = Object.fromEntries(names.map((name) => [name, tested[name].bytes]));
    const bytesMet = bytes.ours <= byteBudget;
    const met = bytesMet && rows.every((row) => row.met !== false);
    const late = tested.ours.lateBytes;
    return { bytes: { ...bytes, late, atMost: byteBudget }, rows, bytesMet, met };
  } finally {
    await browser.close();
  }
}
