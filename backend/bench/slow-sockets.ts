import { connect, type Socket } from 'node:net';

/** The interval between the steps of a connection, in milliseconds. */
const STEP_MS = 1000;

/** The number of bytes of an answer that are read per step. */
const STEP_BYTES = 512;

/** More bytes than the buffers at both ends of a connection hold, so that the server cannot finish its answer. */
const BUFFERED_BYTES = 5_000_000;

/** The first bytes of a slow client, and the step that keeps its request alive. */
interface Kind {
  opening: string;
  step: (socket: Socket) => void;
}

/** Slow connections, in equal numbers of each kind; those that the server closes reconnect. */
export class SlowSockets {
  private readonly sockets = new Set<Socket>();
  private closing = false;
  /** The number of connections that the server has closed. */
  cut = 0;

  private constructor(private readonly port: number) {}

  /**
   * Opens connections one after the other, and resolves when all of them have sent their first bytes.
   *
   * @param file the path of a larger file, for the connections that read slowly
   */
  static async open(origin: string, file: string, count: number): Promise<SlowSockets> {
    const kinds = await kindsOf(`${origin}${file}`);
    const sockets = new SlowSockets(Number(new URL(origin).port));
    for (let opened = 0; opened < count; opened += kinds.length) {
      for (const kind of kinds.slice(0, count - opened)) await sockets.openOne(kind);
    }
    return sockets;
  }

  /** The number of open connections. */
  get count(): number {
    return this.sockets.size;
  }

  close(): void {
    this.closing = true;
    for (const socket of this.sockets) socket.destroy();
  }

  private async openOne(kind: Kind): Promise<void> {
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
      if (this.closing) return;
      this.cut += 1;
      void this.openOne(kind);
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
    // A body sent byte by byte.
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
    // Answers read in small pieces.
    {
      opening: `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(
        Math.ceil(BUFFERED_BYTES / byteLength),
      ),
      step: (socket) => void socket.read(STEP_BYTES),
    },
  ];
}
