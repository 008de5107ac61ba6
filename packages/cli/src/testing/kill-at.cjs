// Loaded before a command (`node --require`), this file kills the process right before the change on the disk that KILL_AT
// counts to. A text is written in two halves, so that the process can be killed between them.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const at = Number(process.env.KILL_AT);
let count = 0;

function change() {
  count += 1;
  if (count === at) process.kill(process.pid, 'SIGKILL');
}

/** @type {(data: string) => [Buffer, Buffer]} */
const halves = (data) => {
  const bytes = Buffer.from(data);
  const middle = Math.ceil(bytes.length / 2);
  return [bytes.subarray(0, middle), bytes.subarray(middle)];
};

/** @type {Record<string, unknown>[]} */
const holders = [fs, fs.promises];
for (const holder of holders) {
  for (const name of ['rename', 'rm', 'mkdir', 'unlink', 'link', 'symlink', 'copyFile', 'chmod']) {
    for (const own of [name, `${name}Sync`]) {
      const real = holder[own];
      if (typeof real !== 'function') continue;
      holder[own] = (/** @type {unknown[]} */ ...words) => {
        change();
        return real(...words);
      };
    }
  }
}

const { appendFile, open, writeFile } = fs.promises;
fs.promises.writeFile = async (file, data, options) => {
  const [first, second] = halves(String(data));
  change();
  await writeFile(file, first, options);
  change();
  await appendFile(file, second);
};
fs.promises.open = async (...words) => {
  if (/[wa+]/.test(String(words[1] ?? 'r'))) change();
  const handle = await open(...words);
  const write = handle.writeFile.bind(handle);
  handle.writeFile = async (data) => {
    for (const half of halves(String(data))) {
      change();
      await write(half);
    }
  };
  return handle;
};

syncBuiltinESMExports();
