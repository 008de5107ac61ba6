const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A counterpart's page: another company's, so it looks like none of our brands. `body` is HTML. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escaped(title)}</title>
<style>
:root{color-scheme:light}body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:#e9ecef;color:#1b1f24;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;inline-size:min(26rem,100% - 2rem);padding:2rem;background:#fff;border-radius:.75rem;box-shadow:0 1px 3px #0003}
h1{margin:0 0 1rem;font-size:1.4rem}p{margin:0 0 1rem}label{display:block;margin:0 0 1rem;font-weight:600}
input{box-sizing:border-box;inline-size:100%;margin-block-start:.25rem;padding:.7rem;border:1px solid #6b7280;border-radius:.4rem;font:inherit}
button{min-block-size:44px;padding:0 1.2rem;margin-inline-end:.5rem;border:1px solid #1f4fd8;border-radius:.4rem;background:#1f4fd8;color:#fff;font:inherit;font-weight:600}
button[value=deny]{background:#fff;color:#1f4fd8}[role=alert]{padding:.6rem .8rem;border-radius:.4rem;background:#fde8e8;color:#8a1c1c}
</style>
<main aria-label="${escaped(title)}"><h1>${escaped(title)}</h1>${body}</main></html>`;

export { escaped };
