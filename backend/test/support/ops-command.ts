import { Readable } from 'node:stream';
import { type EnvironmentSource, loadConfig } from '../../src/config/app-config.js';
import { type Output } from '../../src/ops/ops.js';
import { runOps as runProgram } from '../../src/ops/program.js';
import { ServerProcess } from './server-process.js';

/** The exit status and the output of an operator's command. */
export interface OpsOutcome {
  exit: number | string;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command to its end, within this process.
 */
export async function runOps(
  argv: string[],
  environment: EnvironmentSource = {},
  stdin: string | Buffer = '',
): Promise<OpsOutcome> {
  const said = { stdout: '', stderr: '' };
  const output: Output = {
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
  };
  const input = { stdin: Readable.from([Buffer.from(stdin)]) };
  const exit = await runProgram(argv, () => loadConfig(environment), output, input);
  return { exit, ...said };
}

/** Runs a command as it is deployed, in a separate process, to its end. */
export async function runOpsProcess(
  argv: string[],
  environment: EnvironmentSource = {},
  stdin: string | Buffer = '',
): Promise<OpsOutcome> {
  const command = ServerProcess.ops(argv, environment, stdin);
  const exit = await command.exit;
  return { exit, stdout: command.stdout, stderr: command.stderr };
}

/** Runs a command with `--json`, which must succeed, and returns its output. */
export async function askOps<Answer>(
  argv: string[],
  environment: EnvironmentSource,
  stdin = '',
): Promise<Answer> {
  const outcome = await runOps([...argv, '--json'], environment, stdin);
  if (outcome.exit !== 0 || outcome.stderr !== '') {
    throw new Error(`ops ${argv.join(' ')} ended with ${outcome.exit}: ${outcome.stderr}`);
  }
  return JSON.parse(outcome.stdout) as Answer;
}
