/** @import { Browser, Page } from 'playwright-core' */
/** @import { Engine } from './engines.mjs' */
/** @import { Field } from './fields.mjs' */
/** @import { FormsPage } from './page/stage.mjs' */
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { middle, middleRatio } from '../page-speed/statistics.mjs';
import { chromiumPath } from '../paths.mjs';
import { threadTime } from '../timing/thread-time.mjs';
import { engines } from './engines.mjs';
import { fieldsOf, valuesBut } from './fields.mjs';

/** The most gzip bytes that our engine may add to a page with React and the controls; a KB has 1000, as in `scripts/budgets`. */
const byteBudget = 25_000;

const few = fieldsOf(12);
const many = fieldsOf(200);

/** The field in the middle of the long form. Its text is a valid email address from the 14th key on, for each engine. */
const typed = { id: 'email8', text: 'kim@example.com', fits: 13 };

/**
 * The measures, in milliseconds of the page's own thread. `atMost`: the share of the better engine's time that ours may take.
 * The answer of a form to a key or a submit counts until the document has the result, which is the engine's own work. Its
 * painting depends on the look of controls and messages, and is measured as well.
 * @type {{ key: keyof Times, what: string, atMost?: number }[]}
 */
const MEASURES = [
  { key: 'opened12', what: 'first frame, 12 fields, with loading the engine', atMost: 0.5 },
  { key: 'frame12', what: 'first frame, 12 fields, after an earlier form' },
  { key: 'html12', what: '– of which the browser, with the HTML alone' },
  { key: 'frame200', what: 'first frame, 200 fields, after an earlier form' },
  { key: 'key', what: 'keystroke, 200 fields: checked', atMost: 0.25 },
  { key: 'keyDrawn', what: '– and painted' },
  { key: 'submit200', what: 'invalid submit, 200 fields: refused', atMost: 0.5 },
  { key: 'submit200Drawn', what: '– and painted' },
  { key: 'submit12', what: 'invalid submit, 12 fields: refused' },
  { key: 'submit12Drawn', what: '– and painted' },
];

/** A page without a style sheet: ours has the brand's, and the other two engines have none. */
const html = '<!doctype html><html lang="en"><title>Forms</title><body></body></html>';

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */
/** @typedef {Awaited<ReturnType<typeof round>>} Times milliseconds of one round */
/** @typedef {Awaited<ReturnType<typeof forms>>} FormsResult */

/**
 * @param {Browser} browser
 * @param {Map<string, string>} [modules]
 */
async function emptyPage(browser, modules) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  /** @type {string[]} */
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

/**
 * Measures how a page that has shown a sign-in form loads the engine and shows the short form for the first time.
 * @param {Browser} browser
 * @param {Engine} tested
 */
async function openedWith(browser, { name, apart: { floor, engine, modules }, ask }) {
  const { context, page, faults, session } = await emptyPage(browser, modules);
  const ids = idsOf(few);
  await page.evaluate(
    async ({ first, fields, questions }) => {
      Reflect.set(window, 'given', { fields, questions });
      await import(first);
      await window.forms.mount();
      await window.forms.unmount();
    },
    { first: floor, fields: ids, questions: ask(few, {}) },
  );
  const took = await threadTime(session, () =>
    page.evaluate(async (code) => {
      await import(code);
      const { fields, questions } = Reflect.get(window, 'given');
      await window.forms.prepare(fields, questions);
      await window.forms.mount();
    }, engine),
  );
  const survey = await page.evaluate(() => window.forms.survey());
  assert.deepEqual(survey, { drawn: ids, wrong: [] }, `${name}: a fresh form`);
  assert.deepEqual(faults, [], `${name}: the page is in order`);
  await context.close();
  return took;
}

/**
 * @param {Browser} browser
 * @param {Engine} engine
 */
async function openPage(browser, { code }) {
  const { page, faults, session } = await emptyPage(browser);
  await page.addScriptTag({ content: code });
  const call = callerOf(page);
  /**
   * @template {keyof FormsPage} Name
   * @param {Name} name
   * @param {Parameters<FormsPage[Name]>} args
   */
  const timed = (name, ...args) => threadTime(session, () => call(name, ...args));
  return { page, faults, call, timed };
}

/**
 * Returns a function that calls the functions of `stage` in a page.
 * @param {Page} page
 * @returns {<Name extends keyof FormsPage>(name: Name, ...args: Parameters<FormsPage[Name]>) => Promise<Awaited<ReturnType<FormsPage[Name]>>>}
 */
const callerOf =
  (page) =>
  (name, ...args) =>
    page.evaluate(({ method, given }) => Reflect.apply(window.forms[method], null, given), {
      method: name,
      given: args,
    });

/** @param {Field[]} fields */
const idsOf = (fields) => fields.map(({ id }) => id);
/** @param {Field[]} fields */
const requiredOf = (fields) => idsOf(fields.filter(({ optional }) => !optional));

/**
 * The fields and values of a form, and the fields that are wrong after a submit; `hidden`: the browser paints no result.
 * @typedef {{ fields: Field[], values: Record<string, string>, wrong: string[], hidden?: boolean }} Case
 */

/**
 * Measures a form from an empty page to a refused submit. Every round passes the fields anew, like a page that has just loaded.
 * @param {Opened} opened
 * @param {Engine} engine
 * @param {Case} given
 */
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

/**
 * Measures typing into the one wrong field of a refused form.
 * @param {Opened} opened
 * @param {Engine} engine
 * @param {'drawn' | 'turn'} kind
 */
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

/** @type {(fields: Field[]) => Case} */
const empty = (fields) => ({ fields, values: {}, wrong: requiredOf(fields) });
/** @type {Case} */
const allButOne = { fields: many, values: valuesBut(many, typed.id), wrong: [typed.id] };

/**
 * @param {Engine} engine
 * @param {Opened} opened
 * @param {Browser} browser
 */
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
    opened12,
    frame12: short.frame,
    html12,
    frame200: long.frame,
    key,
    keyDrawn,
    submit200: longUnseen.submit,
    submit200Drawn: long.submit,
    submit12: shortUnseen.submit,
    submit12Drawn: short.submit,
  };
}

/** @typedef {'ours' | 'rjsf' | 'jsonForms'} Name */

/**
 * Compares one measure over all rounds: medians, and the ratio of ours to the better of the other two.
 * @param {typeof MEASURES[number]} measure
 * @param {Map<Name, Times>[]} rounds
 */
function compare({ key, what, atMost }, rounds) {
  /** @param {Name} name */
  const of = (name) => rounds.flatMap((one) => one.get(name)?.[key] ?? []);
  const [rjsf, jsonForms] = [middle(of('rjsf')), middle(of('jsonForms'))];
  const ratio = middleRatio(of('ours'), of(rjsf < jsonForms ? 'rjsf' : 'jsonForms'));
  return {
    what,
    ours: middle(of('ours')),
    rjsf,
    jsonForms,
    ratio,
    atMost,
    met: atMost === undefined ? undefined : ratio <= atMost,
  };
}

/**
 * Measures our form engine, rjsf and JSON Forms with their own renderers, in turn, each in a page of its own: with the same
 * fields, the same checks, and errors while the viewer types. Bytes count beside React (ours: and the controls).
 * @param {{ rounds: number }} options
 */
export async function forms({ rounds }) {
  const tested = await engines();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  try {
    const pages = {
      ours: await openPage(browser, tested.ours),
      rjsf: await openPage(browser, tested.rjsf),
      jsonForms: await openPage(browser, tested.jsonForms),
    };
    /** @type {Name[]} */
    const names = ['ours', 'rjsf', 'jsonForms'];
    /** @type {Map<Name, Times>[]} */
    const done = [];
    const warmUp = rounds > 1 ? 3 : 0;
    for (let at = 0; at < rounds + warmUp; at += 1) {
      /** @type {Map<Name, Times>} */
      const one = new Map();
      for (const name of names) one.set(name, await round(tested[name], pages[name], browser));
      if (at >= warmUp) done.push(one);
      // each round begins with another engine
      names.push(...names.splice(0, 1));
    }
    const rows = MEASURES.map((measure) => compare(measure, done));
    const bytes = {
      ours: tested.ours.bytes,
      rjsf: tested.rjsf.bytes,
      jsonForms: tested.jsonForms.bytes,
      late: tested.ours.lateBytes,
      atMost: byteBudget,
    };
    const bytesMet = bytes.ours <= byteBudget;
    const met = bytesMet && rows.every((row) => row.met !== false);
    return { bytes, rows, bytesMet, met };
  } finally {
    await browser.close();
  }
}
