import { type AddressInfo, type Socket } from 'node:net';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.js';

/**
 * How the server handles a mail: it accepts it, answers 451 ("try again later") or 550 ("never"), does not respond,
 * accepts it but closes the connection before the confirmation, or requires authentication.
 */
export type MailServerMood = 'takes' | 'defers' | 'refuses' | 'hangs' | 'takes-unheard' | 'wants-credentials';

/** A mail server for one suite that keeps accepted mails in memory. */
export class TestMailServer {
  /** Every accepted mail, oldest first. */
  readonly mails: ParsedMail[] = [];
  /** The number of connections so far. */
  connections = 0;
  /** The number of recipients so far, accepted or not. */
  tries = 0;

  private mood: MailServerMood = 'takes';
  private server: SMTPServer | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  static async start(): Promise<TestMailServer> {
    const mailServer = new TestMailServer();
    await mailServer.listen();
    return mailServer;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Changes how mails are handled, and closes open connections. */
  become(mood: MailServerMood): Promise<void> {
    this.mood = mood;
    for (const socket of this.sockets) socket.destroy();
    return Promise.resolve();
  }

  /** The number of open connections. */
  get open(): number {
    return this.sockets.size;
  }

  /** Ends the open connections, as a server does with idle ones. */
  hangUp(farewell = ''): void {
    for (const socket of this.sockets) socket.end(farewell);
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Listens, after a stop at the same address. */
  async listen(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      // A reverse lookup would send requests to other machines.
      disableReverseLookup: true,
      // The greeting waits for this; a server that hangs never gets there.
      onConnect: (_session, greet) => {
        this.connections += 1;
        if (this.mood !== 'hangs') greet();
      },
      onMailFrom: (_address, _session, answer) => {
        if (this.mood === 'wants-credentials') answer(refusal(530, 'Authentication required'));
        else answer();
      },
      onRcptTo: (_address, _session, answer) => {
        this.tries += 1;
        if (this.mood === 'defers') answer(refusal(451, 'Try again later'));
        else if (this.mood === 'refuses') answer(refusal(550, 'No such mailbox'));
        else answer();
      },
      onData: (stream, _session, answer) => {
        simpleParser(stream).then((mail) => {
          this.mails.push(mail);
          if (this.mood === 'takes-unheard') for (const socket of this.sockets) socket.destroy();
          else answer();
        }, answer);
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** The accepted mails to an address, ignoring case, oldest first. */
  to(address: string): ParsedMail[] {
    const wanted = address.toLowerCase();
    const isFor = (to: AddressObject) => to.value.some((each) => each.address?.toLowerCase() === wanted);
    return this.mails.filter((mail) => [mail.to ?? []].flat().some(isFor));
  }

  /** Waits until an address has this many mails, and returns the last of them. */
  async newest(address: string, count = 1): Promise<ParsedMail> {
    return eventually(() => this.to(address)[count - 1], `mail ${count} to ${address}`);
  }

  /** Waits for a mail to an address whose subject contains the words; simultaneous mails may arrive in any order. */
  async about(address: string, words: string): Promise<ParsedMail> {
    return eventually(
      () => this.to(address).find(({ subject }) => subject?.includes(words)),
      `a mail to ${address} about ${words}`,
    );
  }

  /** The codes mailed to an address, oldest first. */
  codesTo(address: string): string[] {
    return this.to(address).flatMap((mail) => codeOf(mail) ?? []);
  }

  /** Waits for a mail to an address, counted from one, and returns its code. */
  async code(address: string, count = 1): Promise<string> {
    return codeIn(await this.newest(address, count));
  }
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** The code in a mail: six digits on a line of their own. */
export function codeIn(mail: ParsedMail): string {
  const code = codeOf(mail);
  if (code === undefined) throw new Error(`There is no code in the mail "${mail.subject ?? ''}".`);
  return code;
}

function codeOf(mail: ParsedMail): string | undefined {
  return /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1];
}

/** A code that differs from the given one. */
export function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}
