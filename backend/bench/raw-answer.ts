import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** An answer as transferred: its body is not decompressed. */
export interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Requests an address without decompressing the answer. */
export async function readRaw(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
