import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';
import process from 'node:process';

/** The answer to every request. */
export interface BareAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Base64. */
  body: string;
}

process.once('message', ({ status, headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const all = status === 304 ? headers : { ...headers, 'Content-Length': bytes.length };
  const server = createServer((_request, response) => {
    response.writeHead(status, all);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));
