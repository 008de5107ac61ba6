// As the vendor's script does: a small one that takes calls down, and brings the real one by an address as plain text.
const calls = [];
const member =
  (name) =>
  (...given) =>
    calls.push([name, given]);
window.FB = { __calls: calls };
for (const path of DOCUMENTED.members) {
  const [, name] = path.split('.');
  window.FB[name] = member(name);
}
const script = document.createElement('script');
script.async = true;
script.crossOrigin = 'anonymous';
script.src = `${source}?hash=standin`;
document.head.append(script);
