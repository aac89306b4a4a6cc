import path from 'node:path';
import process from 'node:process';
import { type AppConfig } from '../../src/config/app-config.js';
import { DEMO_CREATOR } from '../demo-creator.js';
import { freePort } from '../free-port.js';
import { type ProcessIdentity } from '../process-identity.js';
import { StartError } from '../start-error.js';
import { type Application, DIST, type Launch } from './application.js';
import { banner } from './banner.js';
import { DatabaseKeeper } from './database-keeper.js';
import { findDemo } from './demo.js';
import { type Instance } from './instance.js';
import { type ServiceEnd, ServiceProcess, type StopSignal } from './service-process.js';
import { checkPort } from './start-rules.js';
import { startSandbox } from './starting-sandbox.js';

/** How long a service may take to stop. */
const PATIENCE_MS = 500;

/** The default operator's address in the embedded mailbox. */
const OPERATOR_ADDRESS = 'operator@hitohira.example';

const SANDBOX = path.join(DIST, 'sandbox');

/** Starts the product and the services it needs, and stops them in reverse order. */
export class Supervisor {
  private database: DatabaseKeeper | null = null;
  private mailbox: ServiceProcess | null = null;
  private seeding: ServiceProcess | null = null;
  private sandbox: ServiceProcess | null = null;
  /** All processes that must keep running. */
  private readonly services: ServiceProcess[] = [];
  private readonly stopped = new AbortController();
  private readonly startedAt = Date.now();
  private ready = false;
  private reportEnd: (error: StartError) => void = () => undefined;
  /** Rejects when one of them exits unexpectedly. */
  private readonly somethingEnded = new Promise<never>((_resolve, reject) => (this.reportEnd = reject));

  constructor(
    private readonly config: AppConfig,
    private readonly instance: Instance,
    private readonly application: Application,
  ) {
    // It may fail before anything awaits it.
    this.somethingEnded.catch(() => undefined);
  }

  /**
   * Starts everything and keeps it running.
   *
   * @throws StartError when something cannot be started or exits unexpectedly
   */
  async run(): Promise<never> {
    await Promise.race([this.bringUp(), this.somethingEnded]);
    return this.somethingEnded;
  }

  /** Stops the server, its services and the database, in this order. */
  async stop(signal: StopSignal): Promise<void> {
    this.stopped.abort();
    this.instance.tryUpdate({ phase: 'stopping' });
    await this.seeding?.stop(PATIENCE_MS);
    await this.application.stop(signal);
    await this.mailbox?.stop(PATIENCE_MS);
    await this.sandbox?.stop(PATIENCE_MS);
    await this.database?.stop();
  }

  private async bringUp(): Promise<void> {
    await checkPort(this.config);
    const mailbox = await this.startMailbox();
    const sandbox = await startSandbox(this.config, this.launch);
    this.sandbox = sandbox?.service ?? null;
    const databaseUrl = await this.startDatabase();
    const smtpUrl = this.config.mail.smtpUrl ?? mailbox?.smtpUrl;
    const operatorEmail = this.config.mail.operator ?? (mailbox === null ? null : OPERATOR_ADDRESS);
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
      ...(operatorEmail === null ? {} : { OPERATOR_EMAIL: operatorEmail }),
      ...this.example(),
      ...sandbox?.variables,
    };
    this.record({
      databaseUrl,
      smtpUrl: smtpUrl ?? null,
      operatorEmail,
      mailboxUrl: mailbox?.webUrl ?? null,
      sandboxVariables: sandbox?.variables ?? {},
    });
    const [serverEnv] = await Promise.all([
      this.application.start(env, this.launch, this.stopped.signal),
      mailbox?.ready,
      sandbox?.ready,
    ]);
    const demo = await this.loadDemo(databaseUrl, serverEnv);
    if (this.stopped.signal.aborted) return;
    this.ready = true;
    this.record({ phase: 'ready' });
    const { publicUrl } = this.config;
    const startedInMs = Date.now() - this.startedAt;
    const mailboxUrl = mailbox?.webUrl ?? null;
    process.stdout.write(banner({ publicUrl, mailboxUrl, sandbox, demo, startedInMs }));
  }

  /** Has the landing page link to the demo creator, as long as there is one. */
  private example(): { EXAMPLE_DISPLAY_ID?: string } {
    const { publicUrlIsLoopback, exampleDisplayId } = this.config;
    return exampleDisplayId === null && publicUrlIsLoopback
      ? { EXAMPLE_DISPLAY_ID: DEMO_CREATOR.displayId }
      : {};
  }

  private async startDatabase(): Promise<string> {
    const { url } = this.config.database;
    if (url !== null) return url;
    this.refuseWhenStopping();
    this.database = DatabaseKeeper.begin(this.config.dataDir);
    this.watch('The embedded database', this.database.service);
    return this.database.address();
  }

  /** Starts the mailbox without waiting until it is ready, because the server takes longer. */
  private async startMailbox() {
    if (this.config.mail.smtpUrl !== null) return null;
    const [smtpPort, webPort] = [await freePort(), await freePort()];
    this.mailbox = this.launch({
      name: 'The mailbox',
      program: path.join(SANDBOX, 'mailbox.js'),
      args: [path.join(this.config.dataDir, 'mailbox'), String(smtpPort), String(webPort)],
      output: 'hidden',
      stopBy: 'message',
    });
    const [smtpUrl, webUrl] = [`smtp://127.0.0.1:${smtpPort}`, `http://127.0.0.1:${webPort}`];
    return { smtpUrl, webUrl, ready: this.mailbox.ready() };
  }

  private async loadDemo(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<boolean> {
    const { publicUrlIsLoopback, production, seedDemo, database } = this.config;
    if (this.stopped.signal.aborted || !publicUrlIsLoopback) return false;
    // An external database, and one in production, get demo data only on request.
    const wanted = seedDemo ?? (production || database.url !== null ? false : null);
    const demo = await findDemo(databaseUrl, wanted);
    if (demo === 'missing') await this.seed(env);
    return demo !== 'unwanted';
  }

  private async seed(env: NodeJS.ProcessEnv): Promise<void> {
    this.refuseWhenStopping();
    const program = path.join(SANDBOX, 'seed-demo.js');
    this.seeding = new ServiceProcess({ name: 'The demo', program, env, output: 'hidden', stopBy: 'signal' });
    const { code } = await this.seeding.ended;
    if (code !== 0) throw new StartError('The demo creator could not be loaded; SEED_DEMO=0 starts without.');
  }

  private readonly launch: Launch = (options, replace) => {
    this.refuseWhenStopping();
    const service = new ServiceProcess(options);
    this.watch(options.name, service, replace);
    return service;
  };

  private refuseWhenStopping(): void {
    if (this.stopped.signal.aborted) throw new StartError('Stopped while starting.');
  }

  private watch(name: string, service: ServiceProcess, replace?: (end: ServiceEnd) => boolean): void {
    this.services.push(service);
    this.record({});
    void service.ended.then((end) => {
      if (this.stopped.signal.aborted || replace?.(end)) return;
      const { code, signal } = end;
      const how = signal ?? `exit code ${code}`;
      // A program that cannot start has reported why.
      const explained = code === 1 && !this.ready;
      this.reportEnd(new UnexpectedEnd(`${name} ended by itself (${how}).`, explained));
    });
  }

  private record(change: Parameters<Instance['update']>[0]): void {
    if (this.stopped.signal.aborted) return;
    const processes = this.services
      .map((service) => service.identity())
      .filter((one): one is ProcessIdentity => one !== null);
    this.instance.update({ ...change, processes });
  }
}

/** A process has exited unexpectedly. */
export class UnexpectedEnd extends StartError {
  constructor(
    message: string,
    /** Whether it has reported why. */
    readonly explained: boolean,
  ) {
    super(message);
  }
}
