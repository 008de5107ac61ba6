// Inside the frame that Google's button lives in. The window answers to this frame, and the frame to its page.
const query = new URLSearchParams(location.search);
const page = query.get('origin');
const button = document.querySelector('button');
button.addEventListener('click', () => {
  parent.postMessage({ clicked: true }, page);
  const opened = window.open(
    `select${location.search}`,
    'standin-google',
    'popup,width=500,height=640',
  );
  if (!opened) return;
  addEventListener('message', function hear({ source, origin, data }) {
    if (source !== opened || origin !== location.origin) return;
    removeEventListener('message', hear);
    parent.postMessage({ credential: data.credential }, page);
  });
});
// A press before now would be lost.
button.disabled = false;
