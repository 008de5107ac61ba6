// biome-ignore-all lint/correctness/noUnusedVariables: the script that follows it uses them
// Comes before every stand-in's own code, after `DOCUMENTED` and `GLOBAL`, which hold what the
// vendor's documentation knows.

/** The address of this script: the stand-in's other addresses are beside it. */
const source = document.currentScript.src;

/**
 * Complains in the console of options that the documentation does not have: with the vendor they
 * would fail.
 */
function checkOptions(member, given) {
  for (const name of Object.keys(given ?? {})) {
    if (!DOCUMENTED.options[member].includes(name)) {
      console.error(`${GLOBAL}: "${name}" is not documented for ${member} (${DOCUMENTED.source}).`);
    }
  }
}

const withQuery = (address, query) => `${address}?${new URLSearchParams(query)}`;

/** A window in the middle of the screen, as sign-in windows are; null when the browser keeps it from opening. */
function openWindow(address, name) {
  const left = Math.max(0, (screen.width - 500) / 2);
  const top = Math.max(0, (screen.height - 640) / 2);
  return window.open(address, name, `popup,width=500,height=640,left=${left},top=${top}`);
}

/** Resolves to the answer of a vendor's window: its first message, or that it was closed. */
function answerOf(opened) {
  return new Promise((resolve) => {
    const end = (answer) => {
      clearInterval(watching);
      removeEventListener('message', hear);
      resolve(answer);
    };
    const hear = ({ source: from, origin, data }) => {
      // A window that has closed since is no source any more.
      if ((from === opened || from === null) && origin === new URL(source).origin) end(data);
    };
    addEventListener('message', hear);
    // The window answers and closes at once: its message may still be on the way.
    let ticksClosed = 0;
    const watching = setInterval(() => {
      if (opened.closed) ticksClosed += 1;
      if (ticksClosed === 3) end({ closed: true });
    }, 200);
  });
}
