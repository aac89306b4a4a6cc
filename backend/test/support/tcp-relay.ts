import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection through the relay. */
interface Line {
  near: Socket;
  far: Socket;
  /** Nothing passes any more, and neither end is told. */
  silent: boolean;
  /** How many of the words that are waited for have passed here. */
  heard: number;
}

/** Stands between a client and a server of TCP, so that a test can cut the line, mend it, or make it fall silent. */
export class TcpRelay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly lines = new Set<Line>();
  private lastError: string[] = [];
  private awaited: { words: string; heard: () => void } | null = null;
  private port = 0;
  /** How many connections were closed as soon as they came, since the last cut. */
  refused = 0;
  private refusing = false;

  private constructor(
    private readonly host: string,
    private readonly targetPort: number,
  ) {}

  /** Opens a relay to the server of an address, and gives that address through it. */
  static async to(url: string): Promise<{ relay: TcpRelay; url: string }> {
    const through = new URL(url);
    const relay = new TcpRelay(through.hostname, Number(through.port));
    await relay.mend();
    through.host = `127.0.0.1:${relay.port}`;
    return { relay, url: through.href };
  }

  /** Cuts every connection and takes no new one. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Drops whatever is sent over the connections that are open now; new ones work. */
  silence(): void {
    for (const line of this.lines) this.drop(line);
  }

  /**
   * Waits for a connection over which a client sends these words, one after the other. They are delivered, and the answer
   * to the last of them is dropped, with all that would follow.
   */
  silenceAfter(...words: string[]): void {
    for (const line of this.lines) line.heard = 0;
    this.lastError = words;
  }

  /** Resolves when a client sends these words. */
  heard(words: string): Promise<void> {
    return new Promise((resolve) => {
      this.awaited = { words, heard: resolve };
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

  /** Cuts every connection, and closes each new one as soon as it comes, counting them. */
  async refuse(): Promise<void> {
    await this.cut();
    this.refused = 0;
    this.refusing = true;
    await this.listen();
  }

  /** Takes connections again, after a cut at the same port. */
  async mend(): Promise<void> {
    if (this.server) await this.cut();
    this.refusing = false;
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
      const line: Line = { near, far, silent: false, heard: 0 };
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
        if (this.awaited && chunk.includes(this.awaited.words)) this.awaited.heard();
        const awaited = this.lastError[line.heard];
        if (awaited === undefined || !chunk.includes(awaited)) return;
        line.heard += 1;
        if (line.heard < this.lastError.length) return;
        this.lastError = [];
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
