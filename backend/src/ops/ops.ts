import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { type INestApplicationContext, type Type } from '@nestjs/common';
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

/** The length of the operator's name in the audit log. */
const OPERATOR_LENGTH = 100;

/** The file name for standard input. */
export const STDIN = '-';

/** Where a command writes its output; usually `process`. */
export interface Output {
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
}

/** Where a command reads its input; usually `process`. */
export interface Input {
  stdin: AsyncIterable<Buffer>;
}

/** The options of a verb, by name. */
export type Options = Record<string, string | boolean | undefined>;

/** The implementation of a verb; its arguments are not parsed yet. */
type Action<Subject> = (subject: Subject, options: Options, ...args: string[]) => Promise<Report>;

/** A verb of the command line. */
export class Verb extends Command {
  constructor(
    private readonly ops: Ops,
    name: string,
    summary: string,
  ) {
    super(name);
    this.description(summary).option('--json', 'print JSON');
  }

  /** Runs with one of the server's services. */
  withService<Service>(type: Type<Service>, action: Action<Service>): this {
    return this.withServices((app, ...rest) => action(app.get(type, { strict: false }), ...rest));
  }

  /** Runs with the server's services. */
  withServices(action: Action<INestApplicationContext>): this {
    return this.withConfig(async (config, options, ...args) => {
      const app = await openServices(config);
      try {
        return await action(app, options, ...args);
      } finally {
        await app.close();
      }
    });
  }

  /** Runs once the database answers and its secrets match. */
  withDatabase(action: Action<AppConfig>): this {
    return this.withConfig(async (config, ...rest) => {
      await requireDatabase(config);
      return action(config, ...rest);
    });
  }

  /** Runs with a database connection, without checking the secrets. */
  withConnection(action: (client: pg.Client, config: AppConfig, options: Options) => Promise<Report>): this {
    return this.withConfig((config, options) =>
      onDatabase(config, (client) => action(client, config, options)),
    );
  }

  /** Runs with the configuration. */
  withConfig(action: Action<AppConfig>): this {
    // Commander passes the arguments, then the options, then the command.
    return this.action(async (...parameters: unknown[]) => {
      await this.ops.execute(this, action, this.opts<Options>(), parameters.slice(0, -2) as string[]);
    });
  }
}

/** A group of verbs. */
export class Area extends Command {
  constructor(
    private readonly ops: Ops,
    name: string,
    summary: string,
  ) {
    super(name);
    this.description(summary).usage('<verb> [values] [options]').helpCommand(false);
  }

  /** Adds a verb that changes nothing, or whose change can be undone. */
  verb(name: string, summary: string): Verb {
    return this.added(this.ops.verb(name, summary));
  }

  /** Adds a verb whose change cannot be undone; it has `--dry-run`. */
  destructiveVerb(name: string, summary: string): Verb {
    return this.added(this.ops.destructiveVerb(name, summary));
  }

  private added(verb: Verb): Verb {
    this.addCommand(verb);
    return verb;
  }
}

/** Declares and runs the verbs of the command line. */
export class Ops {
  exitCode: ExitCode = EXIT.done;

  constructor(
    private readonly readConfig: () => AppConfig,
    private readonly output: Output,
    private readonly input: Input,
  ) {}

  area(name: string, summary: string): Area {
    return new Area(this, name, summary);
  }

  /** A verb that changes nothing, or whose change can be undone. */
  verb(name: string, summary: string): Verb {
    return new Verb(this, name, summary);
  }

  /** A verb whose change cannot be undone; it has `--dry-run`. */
  destructiveVerb(name: string, summary: string): Verb {
    return this.verb(name, summary).option('--dry-run', 'show what would be done without doing it');
  }

  /**
   * Reads a UTF-8 text.
   *
   * @param name the file; `-` is standard input
   * @throws OpsError when it cannot be read
   */
  async readText(name: string): Promise<string> {
    const file = name === STDIN ? 'Standard input' : name;
    const unreadable = (reason: string) => new OpsError(`${file} cannot be read: ${reason}.`, EXIT.usage);
    const bytes = await (name === STDIN ? buffer(this.input.stdin) : readFile(name)).catch(
      (error: unknown) => {
        throw unreadable(reasonOf(error));
      },
    );
    if (!isUtf8(bytes)) throw unreadable('it is not UTF-8');
    return bytes.toString();
  }

  /** Runs a verb, prints its report and records it in the audit log. */
  async execute(verb: Verb, action: Action<AppConfig>, options: Options, args: string[]): Promise<void> {
    const config = this.readConfig();
    const report = await action(config, options, ...args);
    if (report.audited === true && options['dryRun'] !== true)
      await record(config, nameOf(verb), report, args);
    const json = options['json'] === true;
    this.output.stdout.write(`${json ? JSON.stringify(report.json, null, 2) : report.text}\n`);
    this.exitCode = report.exitCode;
  }

  /** Parses a command line and runs it. */
  async run(program: Command, argv: readonly string[]): Promise<ExitCode> {
    this.prepare(program);
    try {
      await program.parseAsync(argv, { from: 'user' });
    } catch (error) {
      this.exitCode = this.printError(error);
    }
    return this.exitCode;
  }

  /** Makes every level of the program throw instead of ending the process. */
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
    for (const subcommand of command.commands) this.prepare(subcommand);
  }

  private printError(error: unknown): ExitCode {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    const { message, exitCode } = explain(error);
    this.output.stderr.write(`${message}\n`);
    return exitCode;
  }
}

/** The command's name in the audit log: `accounts suspend`, or `backup`, which belongs to no area. */
function nameOf(command: Command): string {
  const area = command.parent;
  return area?.parent ? `${area.name()} ${command.name()}` : command.name();
}

/** Writes a command to the audit log. */
async function record(
  config: AppConfig,
  act: string,
  { about, json }: Report,
  [argument]: string[],
): Promise<void> {
  const { id } = json as { id?: unknown };
  const idText = typeof id === 'number' || typeof id === 'string' ? String(id) : null;
  const subject = about ?? idText ?? argument ?? null;
  await onDatabase(config, async (client) => {
    // The database of an earlier version, which can be backed up too, may have no audit log.
    if (await hasRecord(client)) await insertAct(client, { act, operator: operatorOf(config), subject });
  });
}

/** The operator's name: as configured, else the user of the operating system. */
export function operatorOf({ operator }: Pick<AppConfig, 'operator'>): string {
  return operator ?? userInfo().username.slice(0, OPERATOR_LENGTH);
}

/** @throws OpsError when the database cannot be used, or its data were made with other secrets */
async function requireDatabase(config: AppConfig): Promise<void> {
  const { wrong } = await onDatabase(config, async (client) =>
    compareKeys(await readMarks(client), config.secrets),
  );
  if (wrong.length > 0) throw new OpsError(wrongKeysSentence(wrong), EXIT.unavailable);
}

/**
 * Runs a task on a new connection.
 *
 * @throws OpsError when the database cannot be reached
 */
async function onDatabase<Result>(
  { database: { url } }: AppConfig,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  if (url === null) {
    throw new OpsError("DATABASE_URL is not set; commands need the server's database.", EXIT.unavailable);
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

/** @throws OpsError when the database cannot be used */
async function openServices(config: AppConfig): Promise<INestApplicationContext> {
  await requireDatabase(config);
  return NestFactory.createApplicationContext(OpsModule.register(config), {
    abortOnError: false,
    // A command prints nothing but its report.
    logger: false,
  });
}

/** The message and exit code for an error. */
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
