import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection through the relay. */
interface Line {
  near: Socket;
  far: Socket;
  /** Drops all data, without closing either end. */
  silent: boolean;
  /** The number of awaited words that have passed. */
  received: number;
  /** The first bytes of the client; in PostgreSQL they name its application. */
  opening: Buffer | null;
}

/** A relay between a TCP client and server, which tests can cut, mend or silence. */
export class TcpRelay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly lines = new Set<Line>();
  private awaitedWords: string[] = [];
  private awaited: { words: string; received: () => void } | null = null;
  private port = 0;
  /** The number of connections closed by {@link refuse}. */
  refused = 0;
  private refusing = false;
  private refusedName: string | null = null;

  private constructor(
    private readonly host: string,
    private readonly targetPort: number,
  ) {}

  /** Opens a relay to the server of a URL, and returns the URL through the relay. */
  static async to(url: string): Promise<{ relay: TcpRelay; url: string }> {
    const through = new URL(url);
    const relay = new TcpRelay(through.hostname, Number(through.port));
    await relay.mend();
    through.host = `127.0.0.1:${relay.port}`;
    return { relay, url: through.href };
  }

  /** Cuts every connection and accepts no new one. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Drops all data on the open connections; new ones work. */
  silence(): void {
    for (const line of this.lines) this.drop(line);
  }

  /**
   * Silences the next connection on which a client sends these words, one after the other. The words are delivered; the
   * answer to the last one and all later data is dropped.
   */
  silenceAfter(...words: string[]): void {
    for (const line of this.lines) line.received = 0;
    this.awaitedWords = words;
  }

  /** Resolves when a client sends these words. */
  received(words: string): Promise<void> {
    return new Promise((resolve) => {
      this.awaited = { words, received: resolve };
    });
  }

  private drop(line: Line): void {
    line.silent = true;
    for (const [from, to] of [
      [line.near, line.far],
      [line.far, line.near],
    ] as const) {
      from.unpipe(to);
      from.resume();
    }
  }

  /** Cuts every connection, and closes and counts each new one immediately. */
  async refuse(): Promise<void> {
    await this.cut();
    this.refused = 0;
    this.refusing = true;
    await this.listen();
  }

  /**
   * Cuts the connections whose clients opened with a name, and closes and counts new ones of these clients. All others
   * stay.
   */
  refuseOnly(name: string): void {
    this.refused = 0;
    this.refusedName = name;
    for (const { opening, near } of this.lines) if (opening?.includes(name) === true) near.destroy();
  }

  /** Accepts these clients again. */
  admit(): void {
    this.refusedName = null;
  }

  /** Accepts connections again, after a cut on the same port. */
  async mend(): Promise<void> {
    if (this.server) await this.cut();
    this.refusing = false;
    this.admit();
    await this.listen();
  }

  private async listen(): Promise<void> {
    const server = createServer((near) => {
      if (this.refusing) {
        this.refused += 1;
        near.destroy();
        return;
      }
      const far = connect(this.targetPort, this.host);
      const line: Line = { near, far, silent: false, received: 0, opening: null };
      this.lines.add(line);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          this.lines.delete(line);
          if (!line.silent) to.destroy();
        });
        from.pipe(to);
      }
      near.on('data', (chunk: Buffer) => {
        line.opening ??= chunk;
        if (this.refusedName !== null && line.opening.includes(this.refusedName)) {
          this.refused += 1;
          near.destroy();
          return;
        }
        if (this.awaited && chunk.includes(this.awaited.words)) this.awaited.received();
        const awaited = this.awaitedWords[line.received];
        if (awaited === undefined || !chunk.includes(awaited)) return;
        line.received += 1;
        if (line.received < this.awaitedWords.length) return;
        this.awaitedWords = [];
        far.unpipe(near);
        far.resume();
        line.silent = true;
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }
}
