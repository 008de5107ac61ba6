// Any Node with modules must be able to read this file: with a newer syntax, an old Node would crash before the message.
var wanted = [20, 19];
var have = process.versions.node.split('.').map(Number);
var majors = Number(have[0]) - Number(wanted[0]);
if (majors < 0 || (majors === 0 && Number(have[1]) < Number(wanted[1]))) {
  console.error(
    'This needs Node ' +
      wanted.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '. ' +
      'Install a current Node (https://nodejs.org) and run the command again.',
  );
  process.exit(1);
}
