import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a client and a server of TCP, so that a test can cut the line and mend it. */
export class TcpRelay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;

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

  /** Takes connections, after a cut at the same port. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.targetPort, this.host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }
}
