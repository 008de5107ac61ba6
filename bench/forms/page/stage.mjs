// Mounts a form in the browser, and waits for what it shows. The same for every engine.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The frames or turns to wait before a missing result is an error. */
const PATIENCE = 120;

/**
 * A turn of the browser's loop; it may draw in between, and need not.
 * @returns {Promise<void>}
 */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/**
 * Until the browser has drawn what is there now.
 * @returns {Promise<void>}
 */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => turn().then(resolve));
  });

/**
 * Lets the browser draw, or do its other work, until `holds`.
 * @param {() => unknown} holds
 * @param {string} what
 * @param {() => Promise<void>} [next]
 */
async function until(holds, what, next = drawn) {
  for (let times = 0; times < PATIENCE; times += 1) {
    await next();
    if (holds()) return;
  }
  throw new Error(`The form never came to this: ${what}.`);
}

const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * As the browser writes into a field: React has not seen it yet.
 * @param {HTMLInputElement} input
 * @param {string} text
 */
function write(input, text) {
  descriptor?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @typedef {ReturnType<typeof stage>} FormsPage */

/**
 * Puts an engine on stage: what this gives is `window.forms`, for the program that measures from outside.
 * @template {object} Given
 * @param {object} engine
 * @param {unknown} [engine.controls] what a page has whatever draws its forms; handed in, so that its code is there
 * @param {import('react').ComponentType<Given>} engine.Engine draws what it is given
 * @param {(at: number, id: string) => Element | null | undefined} engine.frame what is around a field's control and message
 * @param {string} engine.control which element in there is the control
 * @param {string} engine.problem which element in there is the message, when there is one
 */
export function stage(engine) {
  const { Engine, frame, control, problem } = engine;
  /** @type {string[]} */
  let ids = [];
  // A floor is asked nothing, and an engine is prepared before it is mounted.
  let given = /** @type {Given} */ ({});
  let place = document.createElement('main');
  /** @type {import('react-dom/client').Root | undefined} */
  let root;
  /** @param {string} id */
  const frameOf = (id) => frame(ids.indexOf(id), id);
  /** @param {string} id */
  const controlOf = (id) => frameOf(id)?.querySelector(control) ?? null;
  /** @param {string} id */
  const problemOf = (id) => frameOf(id)?.querySelector(problem)?.textContent.trim() ?? '';
  /** @param {string} id */
  const inputOf = (id) => {
    const input = controlOf(id);
    if (input instanceof HTMLInputElement) return input;
    throw new Error(`The field ${id} is none that one types into.`);
  };
  const newPlace = () => {
    place = document.body.appendChild(document.createElement('main'));
    return place;
  };

  const page = {
    /**
     * Which fields are to be drawn, and out of what.
     * @param {string[]} fields
     * @param {object} questions
     */
    prepare(fields, questions) {
      ids = fields;
      given = /** @type {Given} */ (questions);
      return drawn();
    },
    mount() {
      root = createRoot(newPlace());
      root.render(createElement(Engine, given));
      return until(() => controlOf(ids.at(-1) ?? ''), 'its last field is there');
    },
    /** Takes the form away; resolves to what it was, as html. */
    async unmount() {
      const html = place.innerHTML;
      root?.unmount();
      place.remove();
      globalThis.gc?.();
      await drawn();
      return html;
    },
    /**
     * Shows elements without any engine.
     * @param {string} html
     */
    show(html) {
      newPlace().innerHTML = html;
      return drawn();
    },
    remove() {
      place.remove();
      return drawn();
    },
    /**
     * Presses the button; `count` messages are to be there then.
     * @param {number} count
     */
    submit(count) {
      const button = place.querySelector('button[type=submit]');
      if (!(button instanceof HTMLElement)) throw new Error('The form has no button.');
      button.click();
      return until(() => place.querySelectorAll(problem).length >= count, `${count} messages`);
    },
    /** The browser draws nothing of the form from here on: what is measured then is the engine's work alone. */
    hide() {
      place.hidden = true;
      return drawn();
    },
    /**
     * Types a text, key by key: the next one waits until the field is told to be right or wrong by the last one.
     * @param {string} id
     * @param {{ text: string, fits: number }} typed
     * @param {'drawn' | 'turn'} kind
     */
    async type(id, { text, fits }, kind) {
      const found = frameOf(id);
      const input = inputOf(id);
      for (let keys = 1; keys <= text.length; keys += 1) {
        write(input, text.slice(0, keys));
        await until(
          () => (found?.querySelector(problem) === null) === keys >= fits,
          `"${input.value}" has been looked at`,
          kind === 'drawn' ? drawn : turn,
        );
      }
    },
    /** @param {string} id */
    empty(id) {
      write(inputOf(id), '');
      return until(() => problemOf(id), 'an empty field is wrong');
    },
    /**
     * What is in the field, and what is said of it.
     * @param {string} id
     */
    look: (id) => ({ value: inputOf(id).value, problem: problemOf(id) }),
    /** The fields that are there, and those of which something is said. */
    survey: () => ({
      drawn: ids.filter((id) => controlOf(id)),
      wrong: ids.filter((id) => problemOf(id)),
    }),
  };
  window.forms = page;
  return page;
}
