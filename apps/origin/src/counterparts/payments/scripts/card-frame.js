// The card form's own script. It runs in the frame, knows the number, and tells the page around it nothing of it.
const form = document.querySelector('form');
const fields = new Map([...form.querySelectorAll('input')].map((input) => [input.name, input]));
const boxOf = (name) => form.querySelector(`[data-field=${name}]`);
const LOOKS = ['text', 'muted', 'surface', 'border', 'accent', 'danger', 'radius', 'font'];
let port;
let session;
let asked = [];
let errorTexts = {};
let touched = new Set();
let saidState;

const say = (message) => port?.postMessage(message);
const now = () => ({ year: new Date().getUTCFullYear(), month: new Date().getUTCMonth() + 1 });
const values = () => Object.fromEntries([...fields].map(([name, input]) => [name, input.value]));
const shown = () => [...fields.values()].filter((input) => !boxOf(input.name).hidden);

async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function sayHeight() {
  say({
    type: 'height',
    height: Math.ceil(document.documentElement.getBoundingClientRect().height),
  });
}

function sayState() {
  const given = values();
  const isEmpty = shown().every((input) => input.value === '');
  const isComplete = checkCard(given, asked, now()).length === 0;
  const state = isComplete ? 'complete' : isEmpty ? 'empty' : 'incomplete';
  if (state !== saidState) say({ type: 'state', state });
  saidState = state;
}

/** Shows the errors of the fields that the viewer has left already, or of all of them. */
function show(errors, only) {
  for (const [name, input] of fields) {
    const error = errors.find(
      ({ field }) => field === name || (field === 'card' && name === 'number'),
    );
    if (only && !only.has(name)) continue;
    const text = error ? errorTexts[error.code] || errorTexts[''] || error.code : '';
    document.getElementById(`${name}-error`).textContent = text;
    if (error) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  sayHeight();
}

async function submit({ id }) {
  const local = checkCard(values(), asked, now());
  let errors = local;
  if (local.length === 0) {
    try {
      const { exid, errors: theirs } = await post('/frame/details', {
        session,
        card: values(),
        asked,
      });
      if (exid) {
        show([]);
        return say({ type: 'submitted', id, exid });
      }
      errors = theirs ?? [{ field: 'card', code: 'card_error' }];
    } catch {
      errors = [{ field: 'card', code: 'processing_error' }];
    }
  }
  touched = new Set(fields.keys());
  show(errors);
  shown()
    .find((input) => input.getAttribute('aria-invalid') === 'true')
    ?.focus();
  say({ type: 'failed', id, errors });
}

function hear({ data }) {
  if (data?.type === 'focus') {
    const all = shown();
    (data.at === 'last' ? all[all.length - 1] : all[0])?.focus();
  }
  if (data?.type === 'submit') void submit(data);
}

/** Dresses the form in the brand's look and the viewer's language. Values are set one by one: none of them can be more than a value. */
function dress({
  texts = {},
  errors = {},
  locale,
  direction,
  look = {},
  asks = ['holder', 'zip'],
}) {
  asked = asks.filter((name) => name === 'holder' || name === 'zip');
  errorTexts = errors;
  const root = document.documentElement;
  root.lang = String(locale ?? 'en');
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  root.style.colorScheme = look.scheme === 'dark' ? 'dark' : 'light';
  for (const name of LOOKS) {
    const value = String(look[name] ?? '');
    if (value !== '' && value.length <= 300 && !/url\(/i.test(value))
      root.style.setProperty(`--${name}`, value);
  }
  const title = String(texts.title ?? 'Card details');
  document.title = title;
  form.setAttribute('aria-label', title);
  for (const name of fields.keys()) {
    const box = boxOf(name);
    box.hidden = (name === 'holder' || name === 'zip') && !asked.includes(name);
    box.querySelector('label').textContent = String(texts[name] ?? name);
  }
  fields.get('cvc').placeholder = String(texts.cvcHint ?? '');
}

async function open({ data, origin, ports }) {
  [port] = ports;
  port.onmessage = hear;
  const answer = await post('/frame/open', { ticket: data.ticket, site: origin }).catch(() => ({
    error: { code: 'failed' },
  }));
  if (!answer.session) {
    say({ type: 'refused', reason: answer.error?.code ?? 'failed' });
    return port.close();
  }
  session = answer.session;
  dress(data);
  say({ type: 'opened' });
  sayHeight();
  sayState();
}

// Only the page around this frame may open it, and only once.
let isOpen = false;
addEventListener('message', (event) => {
  if (
    isOpen ||
    event.source !== parent ||
    event.data?.type !== 'cards.open' ||
    event.ports.length !== 1
  )
    return;
  isOpen = true;
  void open(event);
});
if (parent !== window) parent.postMessage({ type: 'cards.ready' }, '*');

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  if (target.name === 'number') {
    const digits = target.value.replace(/\D/g, '').slice(0, 19);
    const grouped = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
    if (target.selectionStart === target.value.length) target.value = grouped;
  }
  if (target.name === 'expiry' && target.selectionStart === target.value.length) {
    const digits = target.value.replace(/\D/g, '').slice(0, 6);
    if (/^[2-9]$/.test(digits)) target.value = `0${digits} / `;
    else if (digits.length > 2) target.value = `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  }
  if (touched.has(target.name)) show(checkCard(values(), asked, now()), touched);
  sayState();
});
form.addEventListener('focusout', ({ target }) => {
  if (!fields.has(target.name) || target.value === '') return;
  touched.add(target.name);
  show(checkCard(values(), asked, now()), touched);
});
// The ends of the form: what Tab comes to there is the page's, which is told so.
for (const edge of document.querySelectorAll('[data-edge]')) {
  edge.addEventListener('focus', ({ relatedTarget }) => {
    const direction = edge.dataset.edge;
    const all = shown();
    // Coming in from outside: the viewer wants the first or the last field.
    if (!relatedTarget) return (direction === 'backward' ? all[0] : all[all.length - 1])?.focus();
    say({ type: 'leave', direction });
  });
}
new ResizeObserver(sayHeight).observe(document.documentElement);
