// Where a form stands in the browser, and how one waits for what it shows. The same for every engine.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Frames or turns after which whatever has not come is a fault. */
const PATIENCE = 120;

/** A turn of the browser's loop; it may draw in between, and need not. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Until the browser has drawn what is there now. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => turn().then(resolve));
  });

/** Lets the browser draw, or do its other work, until `holds`. */
async function until(holds, what, next = drawn) {
  for (let times = 0; times < PATIENCE; times += 1) {
    await next();
    if (holds()) return;
  }
  throw new Error(`The form never came to this: ${what}.`);
}

/** As the browser writes into a field: React has not seen it yet. */
const { set: write } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * @param {object} engine
 * @param {import('react').ComponentType} engine.Engine draws what it is given
 * @param {(at: number, id: string) => Element | null | undefined} engine.frame what is around a field's control and message
 * @param {string} engine.control which element in there is the control
 * @param {string} engine.problem which element in there is the message, when there is one
 */
export function stage(engine) {
  const { Engine, frame, control, problem } = engine;
  let ids = [];
  let given = {};
  let place;
  let root;
  const frameOf = (id) => frame(ids.indexOf(id), id);
  const controlOf = (id) => frameOf(id)?.querySelector(control) ?? null;
  const problemOf = (id) => frameOf(id)?.querySelector(problem)?.textContent.trim() ?? '';
  const newPlace = () => {
    place = document.body.appendChild(document.createElement('main'));
    return place;
  };

  globalThis.forms = {
    engine,
    /** Which fields are to be drawn, and out of what. */
    prepare(fields, questions) {
      ids = fields;
      given = questions;
      return drawn();
    },
    mount() {
      root = createRoot(newPlace());
      root.render(createElement(Engine, given));
      return until(() => controlOf(ids[ids.length - 1]), 'its last field is there');
    },
    /** Takes the form away; resolves to what it was, as html. */
    async unmount() {
      const html = place.innerHTML;
      root.unmount();
      place.remove();
      globalThis.gc?.();
      await drawn();
      return html;
    },
    /** Shows elements without any engine. */
    show(html) {
      newPlace().innerHTML = html;
      return drawn();
    },
    remove() {
      place.remove();
      return drawn();
    },
    /** Presses the button; `count` messages are to be there then. */
    submit(count) {
      place.querySelector('button[type=submit]').click();
      return until(() => place.querySelectorAll(problem).length >= count, `${count} messages`);
    },
    /** The browser draws nothing of the form from here on: what is measured then is the engine's work alone. */
    hide() {
      place.hidden = true;
      return drawn();
    },
    /** Types a text, key by key: the next one waits for `next`, and until the field is told to be right or wrong by the last one. */
    async type(id, { text, fits }, kind) {
      const found = frameOf(id);
      const input = controlOf(id);
      for (let keys = 1; keys <= text.length; keys += 1) {
        write.call(input, text.slice(0, keys));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await until(
          () => (found.querySelector(problem) === null) === keys >= fits,
          `"${input.value}" has been looked at`,
          kind === 'drawn' ? drawn : turn,
        );
      }
    },
    empty(id) {
      const input = controlOf(id);
      write.call(input, '');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return until(() => problemOf(id), 'an empty field is wrong');
    },
    /** What stands in the field, and what is said of it. */
    look: (id) => ({ value: controlOf(id)?.value, problem: problemOf(id) }),
    /** The fields that are there, and those of which something is said. */
    survey: () => ({
      drawn: ids.filter((id) => controlOf(id)),
      wrong: ids.filter((id) => problemOf(id)),
    }),
  };
}
