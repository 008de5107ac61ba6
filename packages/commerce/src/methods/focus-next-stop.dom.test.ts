import { afterEach, expect, it } from 'vitest';
import { focusNextStop } from './focus-next-stop';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML = `
    <label><input type="radio" name="way" id="stored"></label>
    <label><input type="radio" name="way" id="new" checked></label>
    <label><input type="radio" name="way" id="bank"></label>
    <div id="place"><iframe title="Card details" tabindex="0"></iframe></div>
    <button disabled>Later</button>
    <button tabindex="-1">Not by Tab</button>
    <button id="change">Change</button>
    <input type="checkbox" id="terms">
    <button id="pay">Pay</button>
    <details><summary id="more">More</summary></details>`;
  const place = document.getElementById('place');
  if (!place) throw new Error('There is no place.');
  return place;
}

it('focusNextStop goes on to the next thing that can be pressed, and misses nothing between it and the button', () => {
  focusNextStop(page(), 'forward');
  expect(document.activeElement?.id).toBe('change');
});

it('focusNextStop goes back to the chosen one of a group', () => {
  focusNextStop(page(), 'backward');
  expect(document.activeElement?.id).toBe('new');
});

it('focusNextStop goes on to what opens more', () => {
  page();
  focusNextStop(document.getElementById('pay') ?? document.body, 'forward');
  expect(document.activeElement?.id).toBe('more');
});
