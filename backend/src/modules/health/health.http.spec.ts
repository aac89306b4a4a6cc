import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { ServerState } from './server-state.js';

describe('health', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('is well in normal times', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await testApp.client.get(path).expect(200);
      expect(answer.body).toEqual({ status: 'ok' });
    }
  });

  it('lives but is not ready while the server stops', async () => {
    const state = testApp.app.get(ServerState);
    state.draining = true;
    try {
      await testApp.client.get('/health/live').expect(200);
      await testApp.client.get('/health/ready').expect(503);
    } finally {
      state.draining = false;
    }
    await testApp.client.get('/health/ready').expect(200);
  });
});
