import { connect } from 'node:net';

/** The answer to raw bytes. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as no well-behaved client does, and reads until the server has answered or closed the connection. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const finish = () => {
      socket.destroy();
      const [head = '', body = ''] = received.split('\r\n\r\n', 2);
      const [statusLine = '', ...headerLines] = head.split('\r\n');
      resolve({
        status: Number(statusLine.split(' ')[1] ?? 0),
        headers: Object.fromEntries(
          headerLines.map((line) => {
            const [name = '', ...value] = line.split(':');
            return [name.toLowerCase(), value.join(':').trim()];
          }),
        ),
        body,
      });
    };
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (isWhole(received)) finish();
    });
    socket.on('close', finish);
    socket.on('error', (error) => (received === '' ? reject(error) : finish()));
  });
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(received.slice(0, end))?.[1];
  return length !== undefined && received.length >= end + 4 + Number(length);
}
