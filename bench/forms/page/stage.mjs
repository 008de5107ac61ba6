// Mounts a form in the browser, and waits until it is shown. The same for every engine.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The frames or turns to wait before a missing result is an error. */
const PATIENCE = 120;

/**
 * Waits for a turn of the event loop; the browser may paint in between.
 * @returns {Promise<void>}
 */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/**
 * Waits until the browser has painted the present elements.
 * @returns {Promise<void>}
 */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => turn().then(resolve));
  });

/**
 * Waits for frames, or for turns of the event loop, until `holds`.
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
 * Writes into a field as the browser does, so that React has not seen the value yet.
 * @param {HTMLInputElement} input
 * @param {string} text
 */
function write(input, text) {
  descriptor?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @typedef {ReturnType<typeof stage>} FormsPage */

/**
 * Mounts an engine. The result becomes `window.forms`, for the program that measures from outside the page.
 * @template {object} Given
 * @param {object} engine
 * @param {unknown} [engine.controls] the controls of a page, passed in so that their code is in the bundle
 * @param {import('react').ComponentType<Given>} engine.Engine shows the form
 * @param {(at: number, id: string) => Element | null | undefined} engine.frame finds the element around a field's control and message
 * @param {string} engine.control the selector of the control in it
 * @param {string} engine.problem the selector of the message in it, when there is one
 */
export function stage(engine) {
  const { Engine, frame, control, problem } = engine;
  /** @type {string[]} */
  let ids = [];
  // A floor gets no fields, and an engine is prepared before it is mounted.
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
     * Sets the ids of the fields, and what the engine shows them from.
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
    /** Removes the form; resolves to its HTML. */
    async unmount() {
      const html = place.innerHTML;
      root?.unmount();
      place.remove();
      globalThis.gc?.();
      await drawn();
      return html;
    },
    /**
     * Shows HTML without an engine.
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
     * Presses the button, and waits until there are `count` messages.
     * @param {number} count
     */
    submit(count) {
      const button = place.querySelector('button[type=submit]');
      if (!(button instanceof HTMLElement)) throw new Error('The form has no button.');
      button.click();
      return until(() => place.querySelectorAll(problem).length >= count, `${count} messages`);
    },
    /** Hides the form from painting, so that later measures are of the engine's work alone. */
    hide() {
      place.hidden = true;
      return drawn();
    },
    /**
     * Types a text key by key, and waits after each key until the field is shown as right or wrong.
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
          `"${input.value}" has been checked`,
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
     * The field's value and its message.
     * @param {string} id
     */
    look: (id) => ({ value: inputOf(id).value, problem: problemOf(id) }),
    /** The ids of the fields that are shown, and of those with a message. */
    survey: () => ({
      drawn: ids.filter((id) => controlOf(id)),
      wrong: ids.filter((id) => problemOf(id)),
    }),
  };
  window.forms = page;
  return page;
}
