import { createServer } from 'node:http';
import { aPng } from './pictures';

const { E2E_LINKED_PAGES_URL = 'http://127.0.0.1:20999' } = process.env;

const HEADS: Readonly<Record<string, string>> = {
  'shop.example/bouquet': `
    <meta property="og:title" content="今月の花束">
    <meta property="og:description" content="季節の花を選んでお届けします。">
    <meta property="og:image" content="/picture.png">`,
  'shop.example/words': '<title>花の手帖</title>',
  'item.rakuten.co.jp/hana/scissors/': `
    <meta property="og:title" content="花ばさみ">
    <meta property="og:image" content="/picture.png">`,
};

/** Serves the pages that the product reads for a journey. Returns how to stop it. */
export async function serveLinkedPages(): Promise<() => void> {
  const { hostname, port } = new URL(E2E_LINKED_PAGES_URL);
  const server = createServer(({ url = '', headers: { host = '' } }, response) => {
    const head = HEADS[`${host}${url}`];
    if (url === '/picture.png') {
      response.setHeader('content-type', 'image/png');
      response.end(aPng({ width: 640, height: 480, color: [173, 31, 61] }));
    } else if (head === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(`<head>${head}</head>`);
  });
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
