#!/usr/bin/env node
// Finds the command that is asked for, runs it and reports how it went. Each command is a file in bin/commands that
// exports `summary`, `usage`, `options` for parseArgs, and `run(positionals, values)`, which returns the exit code.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Complaint } from './complaint.mjs';
import { because } from './files.mjs';
import { complain, say } from './terminal.mjs';

const names = readdirSync(new URL('commands', import.meta.url))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))
  .sort();

const commandOf = (name) => import(new URL(`commands/${name}.mjs`, import.meta.url).href);

async function help() {
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(14)}${(await commandOf(name)).summary}`),
  );
  return `Usage: planisphere <command>\n\n${lines.join('\n')}\n\nRun "planisphere <command> --help" to see how to use one.`;
}

/** Says in a sentence what parseArgs refused. */
function wrongCall({ code, message }) {
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' || option === undefined) return message;
  if (message.includes('ambiguous'))
    return `What stands after ${option} begins with “-”. If it is the value, write ${option}="-…".`;
  return message.includes('does not take')
    ? `${option} is a flag. Write it without a value.`
    : `${option} needs a value.`;
}

async function run([name, ...rest]) {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    say(await help());
    return name === undefined ? 2 : 0;
  }
  if (!names.includes(name)) throw new Complaint(`There is no command "${name}".\n\n${await help()}`, 2);
  const command = await commandOf(name);
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } };
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options, allowPositionals: true });
  } catch (error) {
    throw new Complaint(`${wrongCall(error)}\nRun "planisphere ${name} --help" to see how to use it.`, 2);
  }
  const { positionals, values } = parsed;
  if (values.help) {
    say(`${command.summary}\n\n${command.usage}`);
    return 0;
  }
  return command.run(positionals, values);
}

// Whoever reads what is printed may stop before its end.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // Errors of the system have a code, and name the file or the call.
  const complaint = error.syscall === undefined ? error : because(error.path ?? error.syscall, error);
  if (!(complaint instanceof Complaint)) throw error;
  complain(complaint.message);
  process.exitCode = complaint.exitCode;
}
