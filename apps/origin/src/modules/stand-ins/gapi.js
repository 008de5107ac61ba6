// In the place of https://apis.google.com/js/api.js: what Firebase's SDK and the Auth emulator's pages use of it, so that a
// sandbox needs no network. Both sides of a frame load this file; they speak by postMessage, each only with the other.
(() => {
  const FILTER = () => true;
  const KIND = 'gapi-stand-in';

  /**
   * One end of the line between a page and its frame. Calls that come before there is a listener
   * wait.
   */
  function line(other, origin, token) {
    const handlers = new Map();
    const waiting = [];
    const answers = new Map();
    let calls = 0;
    const post = (message) => other().postMessage({ kind: KIND, token, ...message }, origin);

    function answer({ id, name, data }) {
      post({ step: 'answer', id, result: handlers.get(name)(data) });
    }
    function take(message) {
      if (message.step === 'answer') {
        const onAnswer = answers.get(message.id);
        answers.delete(message.id);
        try {
          onAnswer?.([message.result]);
        } catch {
          // Google's script lets no listener's exception out, and the SDK (12.19, _isIframeWebStorageSupported) throws
          // one every time, after it has what it wants.
        }
      } else if (handlers.has(message.name)) answer(message);
      else waiting.push(message);
    }
    window.addEventListener('message', ({ data, source, origin: from }) => {
      if (source === other() && from === origin && data?.kind === KIND && data.token === token) {
        take(data);
      }
    });
    return {
      register(name, handler) {
        handlers.set(name, handler);
        for (const message of waiting.splice(0)) take(message);
      },
      send(name, data, onAnswer) {
        calls += 1;
        answers.set(calls, onAnswer);
        post({ step: 'call', id: calls, name, data });
      },
    };
  }

  /** The frame's side is told by its address who the page is. */
  function parentLine() {
    const told = new URLSearchParams(window.location.hash.slice(1));
    const parent = line(() => window.parent, told.get('parent'), told.get('rpctoken'));
    parent.register('ping', () => true);
    return parent;
  }

  function open({ where, url, attributes = {} }, onOpen) {
    const token = crypto.randomUUID();
    const address = new URL(url);
    address.hash = new URLSearchParams({ parent: window.location.origin, rpctoken: token });
    const frame = document.createElement('iframe');
    const { style = {}, ...rest } = attributes;
    for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
    Object.assign(frame.style, style);
    const { register, send } = line(() => frame.contentWindow, address.origin, token);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = address.href;
    where.append(frame);
    return onOpen({
      register,
      send,
      restyle: () => Promise.resolve(),
      ping: (onAnswer) => loaded.then(() => send('ping', null, onAnswer)),
    });
  }

  let parent;
  const context = {
    open,
    getParentIframe() {
      parent ??= parentLine();
      return parent;
    },
  };
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { Iframe: open, CROSS_ORIGIN_IFRAMES_FILTER: FILTER, getContext: () => context },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  window[onload ?? 'gapi_onload']?.();
})();
