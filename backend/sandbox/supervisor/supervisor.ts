import path from 'node:path';
import process from 'node:process';
import { type AppConfig } from '../../src/config/app-config.js';
import { type MailboxReport } from '../mailbox.js';
import { type ProcessIdentity } from '../process-identity.js';
import { StartError } from '../start-error.js';
import { banner } from './banner.js';
import { DatabaseKeeper } from './database-keeper.js';
import { ensureDemo } from './demo.js';
import { untilReady } from './health.js';
import { type Instance } from './instance.js';
import { ServiceProcess } from './service-process.js';
import { checkPort } from './start-rules.js';

const MAILBOX_PATIENCE_MS = 500;
/** Beyond the grace that the server has for its requests: its own hard stop comes a second after that. */
const SERVER_EXTRA_MS = 1200;

const SANDBOX = path.join(import.meta.dirname, '..');
const SERVER = path.join(SANDBOX, '..', 'src', 'main.js');

/** Why everything ends. */
export type StopSignal = 'SIGINT' | 'SIGTERM';

/** Starts what the product needs beside it, then the product, and takes it all down again in the reverse order. */
export class Supervisor {
  private database: DatabaseKeeper | null = null;
  private mailbox: ServiceProcess | null = null;
  private server: ServiceProcess | null = null;
  private readonly stopped = new AbortController();
  private readonly startedAt = Date.now();
  private reportEnd: (error: StartError) => void = () => undefined;
  /** Rejects when something that should run has ended by itself. */
  private readonly somethingEnded = new Promise<never>((_resolve, reject) => (this.reportEnd = reject));

  constructor(
    private readonly config: AppConfig,
    private readonly instance: Instance,
  ) {
    // Nobody may be waiting yet when it happens.
    this.somethingEnded.catch(() => undefined);
  }

  /**
   * Brings everything up and keeps it up.
   *
   * @throws StartError when something cannot be started, or ends by itself
   */
  async run(): Promise<never> {
    await Promise.race([this.bringUp(), this.somethingEnded]);
    return this.somethingEnded;
  }

  /** Stops the server, the mailbox and the database, in this order. */
  async stop(signal: StopSignal): Promise<void> {
    this.stopped.abort();
    this.instance.tryUpdate({ phase: 'stopping' });
    await this.server?.stop(this.config.shutdownGraceMs + SERVER_EXTRA_MS, signal);
    await this.mailbox?.stop(MAILBOX_PATIENCE_MS);
    await this.database?.stop();
  }

  private async bringUp(): Promise<void> {
    await checkPort(this.config);
    const [databaseUrl, mailbox] = await Promise.all([this.startDatabase(), this.startMailbox()]);
    const smtpUrl = this.config.mail.smtpUrl ?? mailbox?.smtpUrl;
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    };
    this.server = this.launch({
      name: 'The server',
      program: SERVER,
      env,
      showOutput: true,
      stopBy: 'signal',
    });
    this.record({ databaseUrl, mailboxUrl: mailbox?.webUrl ?? null });
    await untilReady(this.config.host, this.config.port, this.stopped.signal);
    const demo = await this.loadDemo(databaseUrl, env);
    if (this.stopped.signal.aborted) return;
    this.record({ phase: 'ready' });
    const { publicUrl } = this.config;
    const startedInMs = Date.now() - this.startedAt;
    process.stdout.write(banner({ publicUrl, mailboxUrl: mailbox?.webUrl ?? null, demo, startedInMs }));
  }

  private async startDatabase(): Promise<string> {
    const { url } = this.config.database;
    if (url !== null) return url;
    this.database = DatabaseKeeper.begin(this.config.dataDir);
    this.watch('The embedded database', this.database.service);
    this.record({});
    return this.database.address();
  }

  private async startMailbox(): Promise<{ smtpUrl: string; webUrl: string } | null> {
    if (this.config.mail.smtpUrl !== null) return null;
    this.mailbox = this.launch({
      name: 'The mailbox',
      program: path.join(SANDBOX, 'mailbox.js'),
      args: [path.join(this.config.dataDir, 'mailbox')],
      showOutput: false,
      stopBy: 'message',
    });
    this.record({});
    const report = await this.mailbox.firstMessage<MailboxReport>();
    if ('failed' in report) throw new StartError(`The mailbox cannot start: ${report.failed}.`);
    return report.ready;
  }

  private async loadDemo(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<boolean> {
    const { publicUrlIsLoopback, production, seedDemo, database } = this.config;
    if (this.stopped.signal.aborted || !publicUrlIsLoopback) return false;
    // A database that was given, and one in production, get demo data only when asked for.
    const wanted = seedDemo ?? (production || database.url !== null ? false : null);
    return ensureDemo(databaseUrl, wanted, env);
  }

  private launch(options: ConstructorParameters<typeof ServiceProcess>[0]): ServiceProcess {
    if (this.stopped.signal.aborted) throw new StartError('Stopped while starting.');
    const service = new ServiceProcess(options);
    this.watch(options.name, service);
    return service;
  }

  private watch(name: string, service: ServiceProcess): void {
    void service.ended.then(({ code, signal }) => {
      if (this.stopped.signal.aborted) return;
      const how = signal ?? `exit code ${code}`;
      this.reportEnd(new UnexpectedEnd(`${name} ended by itself (${how}).`, code));
    });
  }

  private record(change: Parameters<Instance['update']>[0]): void {
    if (this.stopped.signal.aborted) return;
    const services = [this.database?.service, this.mailbox, this.server];
    const processes = services
      .map((service) => service?.identity())
      .filter((one): one is ProcessIdentity => !!one);
    this.instance.update({ ...change, processes });
  }
}

/** Something that should run has ended; a program that ended with 1 has said why itself. */
export class UnexpectedEnd extends StartError {
  constructor(
    message: string,
    readonly code: number | null,
  ) {
    super(message);
  }
}
