import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Command, CommanderError } from 'commander';
import pg from 'pg';
import { AppError } from '../common/errors/app-error.js';
import { AppConfig, ConfigurationError } from '../config/app-config.js';
import { reasonOf } from '../database/probe.js';
import { hasRecord, insertAct } from '../modules/operator-acts/insert-act.js';
import { compareKeys, readMarks, wrongKeysSentence } from '../security/key-checks.js';
import { EXIT, type ExitCode, OpsError } from './exit-code.js';
import { OpsModule } from './ops.module.js';
import { type Report } from './report.js';

const CONNECTION_TIMEOUT_MS = 3000;

/** As much of a name as the record has room for. */
const OPERATOR_LENGTH = 100;

/** The name of a file that stands for standard input. */
export const STDIN = '-';

/** Gives the configuration of the deployment that the commands work on. */
export type FindDeployment = () => AppConfig;

/** Where a command writes what it says: the streams of its process, unless somebody listens to it within theirs. */
export interface Output {
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
}

/** What a command may be given to read: standard input, unless somebody says something in its place. */
export interface Input {
  stdin: AsyncIterable<Buffer>;
}

/** Values of the options of one verb, by name. */
export type Options = Record<string, string | boolean | undefined>;

/** What a verb does; its arguments come as they were typed. */
type Action<Subject> = (subject: Subject, options: Options, ...args: string[]) => Promise<Report>;

/** The frame around every verb: how it is declared, what it runs on, how it answers and ends. */
export class Ops {
  exitCode: ExitCode = EXIT.done;

  constructor(
    private readonly findDeployment: FindDeployment,
    private readonly output: Output,
    private readonly input: Input,
  ) {}

  /** A subject that operators deal with; its verbs are added to it. */
  area(name: string, summary: string): Command {
    return new Command(name).description(summary).usage('<verb> [values] [options]').helpCommand(false);
  }

  /** A verb that changes nothing, or nothing that could not be changed back. */
  verb(name: string, summary: string): Command {
    return new Command(name).description(summary).option('--json', 'answer in JSON, for programs');
  }

  /** A verb that destroys something: it can be asked what it would do. */
  destructiveVerb(name: string, summary: string): Command {
    return this.verb(name, summary).option('--dry-run', 'say what would be done, and do nothing');
  }

  /**
   * Reads a text in UTF-8.
   *
   * @param name its file; a hyphen stands for standard input
   * @throws OpsError where it cannot be read
   */
  async readText(name: string): Promise<string> {
    const file = name === STDIN ? 'Standard input' : name;
    const unreadable = (reason: string) => new OpsError(`${file} cannot be read: ${reason}.`, EXIT.usage);
    const read = async (): Promise<Buffer> => (name === STDIN ? buffer(this.input.stdin) : readFile(name));
    const bytes = await read().catch((error: unknown) => {
      throw unreadable(reasonOf(error));
    });
    if (!isUtf8(bytes)) throw unreadable('it is not UTF-8');
    return bytes.toString();
  }

  /** Runs a verb over the services of the server. */
  withServices(action: Action<INestApplicationContext>): (...parameters: unknown[]) => Promise<void> {
    return this.withConfig(async (config, options, ...args) => {
      const app = await openServices(config);
      try {
        return await action(app, options, ...args);
      } finally {
        await app.close();
      }
    });
  }

  /** Runs a verb over a database that can be reached, without the services of the server. */
  withDatabase(action: Action<AppConfig>): (...parameters: unknown[]) => Promise<void> {
    return this.withConfig(async (config, ...rest) => {
      await requireDatabase(config);
      return action(config, ...rest);
    });
  }

  /** Runs a verb over a connection to the database, whatever secrets its data were made with. */
  withConnection(
    action: (client: pg.Client, config: AppConfig, options: Options) => Promise<Report>,
  ): (...parameters: unknown[]) => Promise<void> {
    return this.withConfig((config, options) =>
      onDatabase(config, (client) => action(client, config, options)),
    );
  }

  /** Runs a verb over the configuration alone. What it does, wherever it does it, goes into the record. */
  withConfig(action: Action<AppConfig>): (...parameters: unknown[]) => Promise<void> {
    return async (...parameters) => {
      const act = nameOf(parameters.at(-1) as Command);
      const run = this.answer(async (options, ...args) => {
        const config = this.findDeployment();
        const report = await action(config, options, ...args);
        if (report.deed === true && options['dryRun'] !== true) await record(config, act, report, args);
        return report;
      });
      await run(...parameters);
    };
  }

  /** Runs a verb that finds out by itself what it works on. */
  answer(
    action: (options: Options, ...args: string[]) => Promise<Report>,
  ): (...parameters: unknown[]) => Promise<void> {
    return async (...parameters) => {
      // Commander gives the arguments, then the options, then the command.
      const args = parameters.slice(0, -2) as string[];
      const options = parameters.at(-2) as Options;
      const report = await action(options, ...args);
      const json = options['json'] === true;
      this.output.stdout.write(`${json ? JSON.stringify(report.json, null, 2) : report.text}\n`);
      this.exitCode = report.exitCode;
    };
  }

  /** Reads a command line and does what it says. */
  async run(program: Command, argv: readonly string[]): Promise<ExitCode> {
    this.prepare(program);
    try {
      await program.parseAsync(argv, { from: 'user' });
    } catch (error) {
      this.exitCode = this.complain(error);
    }
    return this.exitCode;
  }

  /** Has every level of the program come back to us instead of ending the process. */
  private prepare(command: Command): void {
    command.exitOverride().configureOutput({
      writeOut: (text) => this.output.stdout.write(text),
      writeErr: (text) => this.output.stderr.write(text),
      outputError: (text, write) =>
        write(
          `${text
            .replace(/^error: /, '')
            .trim()
            .replaceAll('\n', ' ')}\n`,
        ),
    });
    for (const below of command.commands) this.prepare(below);
  }

  /** Says in one sentence why a command ended, and gives the code it ends with. */
  private complain(error: unknown): ExitCode {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    const { message, exitCode } = explain(error);
    this.output.stderr.write(`${message}\n`);
    return exitCode;
  }
}

/** A command as the record names it: `accounts suspend`, or `backup`, which belongs to no area. */
function nameOf(command: Command): string {
  const area = command.parent;
  return area?.parent ? `${area.name()} ${command.name()}` : command.name();
}

/** Keeps that a command did something: by what it says it was about, by the number it answered with, or by what it was told. */
async function record(
  config: AppConfig,
  act: string,
  { about, json }: Report,
  [named]: string[],
): Promise<void> {
  const { id } = json as { id?: unknown };
  const number = typeof id === 'number' || typeof id === 'string' ? String(id) : null;
  const subject = about ?? number ?? named ?? null;
  await onDatabase(config, async (client) => {
    // A backup is also made of an earlier version's database, which may have no record yet.
    if (await hasRecord(client)) await insertAct(client, { act, operator: operatorOf(config), subject });
  });
}

/** Who gives the commands: who the configuration says, else the user of the machine. */
export function operatorOf({ operator }: Pick<AppConfig, 'operator'>): string {
  return operator ?? userInfo().username.slice(0, OPERATOR_LENGTH);
}

/** @throws OpsError where there is no database to work on, or its data were made with other secrets */
async function requireDatabase(config: AppConfig): Promise<void> {
  const { wrong } = await onDatabase(config, async (client) =>
    compareKeys(await readMarks(client), config.secrets),
  );
  if (wrong.length > 0) throw new OpsError(wrongKeysSentence(wrong), EXIT.unavailable);
}

/**
 * Does something over a connection of its own.
 *
 * @throws OpsError where there is no database to work on
 */
async function onDatabase<Result>(
  { database: { url } }: AppConfig,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  if (url === null) {
    throw new OpsError(
      'DATABASE_URL is not set: the commands need the database of a server.',
      EXIT.unavailable,
    );
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw new OpsError(`The database cannot be reached (${reasonOf(error)}).`, EXIT.unavailable);
    });
    return await task(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws OpsError where there is no database to work on */
async function openServices(config: AppConfig): Promise<INestApplicationContext> {
  await requireDatabase(config);
  return NestFactory.createApplicationContext(OpsModule.register(config), {
    abortOnError: false,
    // The answer of a command is all that it prints.
    logger: false,
  });
}

/** What an error means to the operator. Failures of the domain speak English here. */
function explain(error: unknown): { message: string; exitCode: ExitCode } {
  if (error instanceof OpsError) return error;
  if (error instanceof ConfigurationError) return { message: error.message, exitCode: EXIT.unavailable };
  if (error instanceof AppError) {
    const message = error.entries
      .map(({ field, words }) => (field === null ? words.en : `${field}: ${words.en}`))
      .join(' ');
    return { message, exitCode: EXIT_BY_STATUS[error.spec.status] ?? EXIT.failed };
  }
  return { message: `The command failed: ${reasonOf(error)}.`, exitCode: EXIT.failed };
}

const EXIT_BY_STATUS: Partial<Record<number, ExitCode>> = {
  400: EXIT.usage,
  404: EXIT.notFound,
  413: EXIT.usage,
  415: EXIT.usage,
  503: EXIT.unavailable,
};
