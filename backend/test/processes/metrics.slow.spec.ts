import { createServer } from 'node:net';
import { freePort } from '../../sandbox/free-port.js';
import { ServerProcess } from '../support/server-process.js';
import { testEnvironment } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('the metrics of a server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const settings = async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const environment = testEnvironment({
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:9',
      FRONTEND_DEV_URL: 'http://127.0.0.1:9',
      METRICS_PORT: String(metricsPort),
    });
    return { url, metricsPort, metricsUrl: `http://127.0.0.1:${metricsPort}`, environment };
  };

  it("are served on a separate port, not the visitors' one, until it stops", async () => {
    const { url, metricsUrl, environment } = await settings();
    const server = ServerProcess.server(environment);
    try {
      await server.ready(url);
      const answer = await fetch(`${metricsUrl}/metrics`);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
      expect(await answer.text()).toMatch(
        /^http_request_duration_seconds_count\{.*route="\/health\/ready".*\} [1-9]/m,
      );
      for (const path of ['/', '/health/live', '/api/accounts/me']) {
        expect((await fetch(`${metricsUrl}${path}`)).status).toBe(404);
      }
      expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
      expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('http_request_duration_seconds');
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
      await expect(fetch(`${metricsUrl}/metrics`)).rejects.toThrow();
    } finally {
      server.kill('SIGKILL');
    }
  });

  it('on a port in use fail the start, with one clear line', async () => {
    const { metricsPort, environment } = await settings();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(metricsPort, '127.0.0.1', resolve));
    try {
      const server = ServerProcess.server(environment);
      expect(await server.exit).toBe(1);
      expect(server.complaints).toHaveLength(1);
      expect(JSON.parse(server.complaints[0] ?? '')).toMatchObject({
        level: 'fatal',
        reason: `Port ${metricsPort} on 127.0.0.1 is in use.`,
        cure: 'Set METRICS_PORT to a free one.',
      });
    } finally {
      other.close();
    }
  });
});
