import { connect, type Socket } from 'node:net';

/** How often each of them does the little that it does, in milliseconds. */
const STEP_MS = 1000;

/** How much of an answer is taken at a time, in bytes. */
const SIP_BYTES = 512;

/** More than the buffers of a connection hold at both ends, in bytes: what goes beyond stays with the server. */
const BUFFERED_BYTES = 5_000_000;

/** What a client sends first, and what it does from then on to keep its request alive. */
interface Kind {
  opening: string;
  step: (socket: Socket) => void;
}

/** Connections that take their time over a request, as many of each kind; who is cut comes back. */
export class SlowSockets {
  private readonly sockets = new Set<Socket>();
  private leaving = false;
  /** How many the server has cut. */
  cut = 0;

  private constructor(private readonly port: number) {}

  /**
   * Opens so many, one after the other, and resolves when all of them have sent what they begin with.
   *
   * @param file the path of a file of some size, for those that dawdle over what they read
   */
  static async open(origin: string, file: string, count: number): Promise<SlowSockets> {
    const kinds = await kindsOf(`${origin}${file}`);
    const sockets = new SlowSockets(Number(new URL(origin).port));
    for (let opened = 0; opened < count; opened += kinds.length) {
      for (const kind of kinds.slice(0, count - opened)) await sockets.dawdle(kind);
    }
    return sockets;
  }

  /** How many are open now. */
  get count(): number {
    return this.sockets.size;
  }

  close(): void {
    this.leaving = true;
    for (const socket of this.sockets) socket.destroy();
  }

  private async dawdle(kind: Kind): Promise<void> {
    const socket = connect(this.port, 'localhost');
    socket.on('error', () => undefined);
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('close', () => resolve(false));
    });
    if (!connected) return;
    this.sockets.add(socket);
    const steps = setInterval(() => kind.step(socket), STEP_MS);
    socket.once('close', () => {
      clearInterval(steps);
      this.sockets.delete(socket);
      if (this.leaving) return;
      this.cut += 1;
      void this.dawdle(kind);
    });
    socket.write(kind.opening);
  }
}

async function kindsOf(file: string): Promise<Kind[]> {
  const answer = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
  const { byteLength } = await answer.arrayBuffer();
  const { pathname } = new URL(file);
  return [
    // Headers that never end.
    {
      opening: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
      step: (socket) => socket.write('X-Slow: 1\r\n'),
    },
    // A body that comes byte by byte.
    {
      opening: [
        'POST /api/auth/login HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        'Content-Length: 9000',
        '\r\n{',
      ].join('\r\n'),
      step: (socket) => socket.write(' '),
    },
    // Answers taken in sips.
    {
      opening: `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(
        Math.ceil(BUFFERED_BYTES / byteLength),
      ),
      step: (socket) => void socket.read(SIP_BYTES),
    },
  ];
}
