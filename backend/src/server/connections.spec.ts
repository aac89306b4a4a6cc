import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { Connections } from './connections.js';

/** How many clients connect while the server is busy. */
const CLIENTS = 5;

/** The timeout for connecting and sending. */
const TIMEOUT_MS = 60_000;

/** A worker that sends a request on each connection, signals when all are sent, and posts the status lines. */
const CLIENT = `
  const { connect } = require('node:net');
  const { once } = require('node:events');
  const { parentPort, workerData: { port, clients, sent } } = require('node:worker_threads');
  (async () => {
    const sockets = await Promise.all(Array.from({ length: clients }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const answer = { text: '' };
      socket.on('data', (chunk) => (answer.text += chunk));
      socket.on('error', (error) => (answer.text += error.code));
      answer.closed = new Promise((resolve) => socket.on('close', resolve));
      await new Promise((resolve) => socket.write('POST / HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 0\\r\\n\\r\\n', resolve));
      return answer;
    }));
    Atomics.store(sent, 0, 1);
    Atomics.notify(sent, 0);
    await Promise.all(sockets.map(({ closed }) => closed));
    parentPort.postMessage(sockets.map(({ text }) => text.split('\\r\\n')[0]));
  })();
`;

describe('connections of a stopping server', () => {
  let server: Server;
  let connections: Connections;
  beforeEach(async () => {
    server = createServer((_request, response) => response.end('served'));
    connections = new Connections(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  it('are served if the system established them before the server accepted them', async () => {
    const sent = new Int32Array(new SharedArrayBuffer(4));
    const { port } = server.address() as AddressInfo;
    const worker = new Worker(CLIENT, { eval: true, workerData: { port, clients: CLIENTS, sent } });
    const answers = new Promise<string[]>((resolve, reject) =>
      worker.once('message', resolve).once('error', reject),
    );
    // A failure before it is awaited is reported below.
    answers.catch(() => undefined);
    await new Promise((resolve) => worker.once('online', resolve));
    // Blocks the event loop until all requests are sent.
    expect(Atomics.wait(sent, 0, 0, TIMEOUT_MS)).not.toBe('timed-out');
    await connections.close(5000, 0);
    expect(await answers).toEqual(Array.from({ length: CLIENTS }, () => 'HTTP/1.1 200 OK'));
  });
});
