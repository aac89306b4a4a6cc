import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import process from 'node:process';

process.once('message', ({ body, contentType }: { body: string; contentType: string }) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': contentType, 'Content-Length': bytes.length });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));
